"""API: what is asked over HTTP. Devices, open tables, codes, and records that come and go."""

import logging
from collections.abc import Mapping

from flask import Blueprint, Flask, Response, request
from werkzeug.exceptions import HTTPException

from server.guard import fields, messages
from server.guard.messages import Message, dumps
from server.guard.refusals import STATUS, Refusal
from server.house import belongings, forgetting
from server.house.house import House
from server.store.store import NotStored
from server.web import origins, qr
from server.web.live import PROTOCOL
from shared_rules.engine.record import unsealed

log = logging.getLogger("unke")

RECORD = "text/plain; charset=utf-8"


def answer(body: Mapping[str, object], status: int = 200) -> Response:
    response = Response(dumps(body), status, content_type="application/json")
    response.headers["Cache-Control"] = "no-store"
    return response


def refused(refusal: Refusal) -> Response:
    return answer(refusal.plain(), STATUS[refusal.word])


def install(app: Flask, house: House) -> None:
    api = Blueprint("api", __name__)
    codes = qr.Codes(house.limits.codes_a_minute)

    def address() -> str:
        return request.remote_addr or ""

    def device() -> str:
        scheme, _, key = request.headers.get("Authorization", "").partition(" ")
        return house.devices.holder(key if scheme.lower() == "bearer" else "")

    def known() -> str:
        """The device that asks, or "" if it does not say."""
        return device() if "Authorization" in request.headers else ""

    def sent(most: int = house.limits.request) -> Message:
        if request.mimetype != "application/json":
            raise Refusal("malformed", "the body is application/json")
        return messages.read(house.bodies.text(most))

    def as_known(text: str) -> str:
        """A record as the app that asks can read it: one that knows of seals says so."""
        return text if request.args.get("seal") == "1" else unsealed(text)

    def record() -> str:
        if request.mimetype != "text/plain":
            raise Refusal("malformed", "the body is text/plain")
        return house.bodies.text(house.limits.record)

    def told(ident: str, mine: str) -> str:
        """The record of a table, if it is open to this device."""
        if house.has(ident):
            text: str = house.repeated(house.table(ident).travel.record, mine)
            return text
        return house.archive.record(ident, mine)

    @api.before_request
    def check() -> None:
        origins.check(request.environ, house.limits.names)
        if request.path.startswith("/api/"):
            house.requests.take(address())

    @api.get("/healthz")
    def health() -> Response:
        try:
            house.check_store()
        except NotStored as error:
            return answer({"ok": False, "say": str(error)}, 503)
        if house.is_leaving:
            return answer({"ok": False, "say": "this server is about to stop"}, 503)
        return answer({"ok": True, "version": house.version, "protocol": PROTOCOL})

    @api.get("/healthz/alive")
    def alive() -> Response:
        return answer({"ok": True})

    @api.get("/metrics")
    def metrics() -> Response:
        return Response(house.counts.text(), content_type="text/plain; version=0.0.4")

    @api.post("/api/devices")
    def register() -> Response:
        name, key = house.devices.register(address())
        return answer({"device": name, "key": key}, 201)

    @api.get("/api/devices/me")
    def me() -> Response:
        return answer(belongings.overview(house, known()))

    @api.delete("/api/devices/me")
    def forget_me() -> Response:
        forgetting.forget(house, device())
        return answer({})

    @api.get("/api/tables")
    def tables() -> Response:
        mine = known()
        own_tables = house.tables_of(mine) if mine else []
        return answer({"tables": house.open_tables(), "mine": own_tables})

    @api.post("/api/tables")
    def make() -> Response:
        mine = device()
        setup = sent(house.limits.record)
        make = house.bring if "record" in setup else house.make
        return answer(house.repeated(make, mine, address(), setup).brief(), 201)

    @api.delete("/api/tables/<ident>")
    def delete(ident: str) -> Response:
        house.repeated(belongings.delete, house, device(), ident)
        return answer({})

    @api.delete("/api/tables/<ident>/seats/<int:seat>")
    def free(ident: str, seat: int) -> Response:
        house.repeated(belongings.free, house, device(), ident, seat)
        return answer({})

    @api.get("/api/codes/<code>")
    def find(code: str) -> Response:
        return answer(house.brief(house.find(code, known(), address())))

    @api.post("/api/qr")
    def code() -> Response:
        guests = app.config.get("GUESTS")  # asked anew each time: the network may have changed
        to = fields.text(sent(), "to", qr.PLACE)
        place = qr.address(to, request.host_url, guests() if guests else "")
        return answer(codes.drawn(place, address()))

    @api.get("/api/tables/<ident>/record")
    def fetch(ident: str) -> Response:
        text = told(ident, device())
        return Response(as_known(text), content_type=RECORD, headers={"Cache-Control": "no-store"})

    @api.post("/api/tables/<ident>/record")
    def bring_back(ident: str) -> Response:
        mine = device()
        house.new_records.take(mine)
        table = house.open(ident, mine, address())
        back = house.repeated(table.travel.bring_back, mine, house.bots.check(record()))
        return answer({"back": back}, 200 if back == "extended" else 202)

    @api.post("/api/tables/<ident>/review")
    def review(ident: str) -> Response:
        mine = device()
        return answer(house.reviews.answer(mine, told(ident, mine), sent()))

    @api.get("/api/finished")
    def finished() -> Response:
        return answer({"finished": house.store.finished(device())})

    @api.post("/api/finished")
    def bring_finished() -> Response:
        mine = device()
        house.new_records.take(mine)
        ident, is_new = house.archive.bring(mine, record())
        return answer({"id": ident}, 201 if is_new else 200)

    @api.get("/api/finished/<ident>")
    def fetch_finished(ident: str) -> Response:
        text = house.store.finished_record(ident, device())
        if text is None:
            raise Refusal("no-table", "there is no such game, or not for this device")
        return Response(as_known(text), content_type=RECORD, headers={"Cache-Control": "no-store"})

    @api.route("/api/", defaults={"rest": ""})
    @api.route("/api/<path:rest>")
    def nothing(rest: str) -> Response:
        raise Refusal("unknown", "there is nothing at this address")

    @api.errorhandler(Refusal)
    def refuse(refusal: Refusal) -> Response:
        house.counts.refusals.labels(refusal.word).inc()
        return refused(refusal)

    @api.errorhandler(NotStored)
    def not_stored(error: NotStored) -> Response:
        log.error("not stored: %s", error)
        return refused(Refusal("not-stored", "the server could not store this; try again"))

    @api.errorhandler(HTTPException)
    def not_http(error: HTTPException) -> Response:
        return refused(Refusal("malformed", error.description or "this is no request"))

    @api.errorhandler(Exception)
    def broken(error: Exception) -> Response:
        log.exception("%s %s", request.method, request.endpoint)
        return refused(Refusal("broken", "the server made a mistake; it has noted that"))

    app.register_blueprint(api)
