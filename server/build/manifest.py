"""manifest.json as it is served: its pictures by their hashed names, those that exist."""

import json
from typing import Any

from server.build.parts import Parts


def served(manifest: dict[str, Any], parts: Parts) -> bytes:
    def lead(value: Any) -> Any:
        if isinstance(value, list):
            return [lead(item) for item in value]
        if isinstance(value, dict):
            return {key: lead(item) for key, item in value.items()}
        return parts.names.get(value, value) if isinstance(value, str) else value

    shots = [shot for shot in manifest.get("screenshots", []) if shot["src"] in parts.names]
    return json.dumps(lead({**manifest, "screenshots": shots}), ensure_ascii=False).encode()
