"""The application: routes, what they need, and how it starts and stops."""

from __future__ import annotations

import hmac
import secrets
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec
from litestar import Litestar, Response, Router, get
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

import fatcats
from fatcats.server import messages as wire
from fatcats.server import metrics
from fatcats.server.api.common import AnyRequest, Site, TheSite, broke, failed, provide_site, provide_visitor, refused
from fatcats.server.api.games import games_router
from fatcats.server.api.play import play_router
from fatcats.server.api.records import records_router
from fatcats.server.api.tables import tables_router
from fatcats.server.guard import App, Guard, Guarded
from fatcats.server.keys import Signer
from fatcats.server.live import Live
from fatcats.server.pages import page_routes
from fatcats.server.scale import open_rooms
from fatcats.server.settings import Settings
from fatcats.server.trouble import Refusal, gone

WEB = Path(str(files("fatcats"))) / "web"


@get("/health", include_in_schema=False)
async def health(site: TheSite) -> Response[wire.Health]:
    """For load balancers: can this worker serve tables now?"""
    store = await site.rooms.store.is_alive()
    status = wire.Health("ok" if store else "store down", fatcats.__version__, store, site.rooms.bus.is_up)
    return Response(status, status_code=200 if store else 503)


@get("/metrics", include_in_schema=False, media_type="text/plain")
async def show_metrics(request: AnyRequest, site: TheSite) -> bytes:
    """Not there at all for those who do not bring the token."""
    token = site.rooms.settings.metrics_token
    given = request.headers.get("authorization", "").removeprefix("Bearer ")
    if not token or not hmac.compare_digest(token.encode(), given.encode()):
        raise gone()
    metrics.TABLES.set(len(site.rooms.loaded()))
    metrics.BOT_DEATHS.set(site.rooms.thinker.deaths)
    return metrics.text()


def describe() -> dict[str, Any]:
    """The OpenAPI description, without a server."""
    schema = _application(Settings(), Guard(Settings())).openapi_schema.to_schema()
    return msgspec.json.decode(msgspec.json.encode(schema), type=dict[str, Any])


def create_app(settings: Settings, failures: list[Exception] | None = None) -> App:
    """What goes wrong at the start is put on the list, so that it can be told in a sentence."""
    guard = Guard(settings)
    app = _application(settings, guard, failures)
    live = Live(guard, lambda: (app.state.site.rooms, app.state.site.signer))
    return Guarded(app, live, guard)  # type: ignore[arg-type]


def _application(settings: Settings, guard: Guard, failures: list[Exception] | None = None) -> Litestar:

    @asynccontextmanager
    async def life(app: Litestar) -> AsyncIterator[None]:
        async with AsyncExitStack() as stack:
            try:
                rooms = await stack.enter_async_context(open_rooms(settings, worker=secrets.token_hex(4)))
                app.state.site = Site(rooms, Signer(await rooms.store.secret("cookies")), guard)
            except Exception as error:
                if failures is not None:
                    failures.append(error)
                raise
            yield

    api = Router("/api", route_handlers=[games_router, tables_router, play_router, records_router])
    return Litestar(
        route_handlers=[api, health, show_metrics, *page_routes(WEB)],
        lifespan=[life],
        dependencies={
            "site": Provide(provide_site, sync_to_thread=False),
            "visitor": Provide(provide_visitor, sync_to_thread=False),
        },
        exception_handlers={Refusal: refused, HTTPException: failed, Exception: broke},
        openapi_config=OpenAPIConfig(
            title="fatcats", version=fatcats.__version__, path="/api", render_plugins=[JsonRenderPlugin()]
        ),
        request_max_body_size=settings.limits.body_bytes,
        logging_config=None,
        debug=False,
    )
