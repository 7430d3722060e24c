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
from litestar.exceptions import HTTPException, NotFoundException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

import fatcats
from fatcats import protocol
from fatcats.registry import load_games
from fatcats.server import metrics
from fatcats.server.auth import Signer
from fatcats.server.cluster.scale import open_services
from fatcats.server.errors import Refusal, gone
from fatcats.server.http.common import (
    AnyRequest,
    Site,
    TheSite,
    broke,
    failed,
    provide_site,
    provide_visitor,
    refused,
    unreadable,
)
from fatcats.server.http.games import games_router
from fatcats.server.http.guard import App, Guard, Guarded
from fatcats.server.http.pages import lost_page, page_routes
from fatcats.server.http.play import play_router
from fatcats.server.http.records import records_router
from fatcats.server.http.tables import tables_router
from fatcats.server.settings import Settings
from fatcats.server.socket.endpoint import SocketEndpoint

WEB = Path(str(files("fatcats"))) / "web"


@get("/health", include_in_schema=False)
async def health(site: TheSite) -> Response[protocol.Health]:
    """For load balancers: can this worker serve tables now?"""
    store = await site.services.store.is_alive()
    status = protocol.Health("ok" if store else "store down", fatcats.__version__, store, site.services.bus.is_up)
    return Response(status, status_code=200 if store else 503)


@get("/metrics", include_in_schema=False, media_type="text/plain")
async def show_metrics(request: AnyRequest, site: TheSite) -> bytes:
    """Not there at all for those who do not bring the token."""
    token = site.services.settings.metrics_token
    given = request.headers.get("authorization", "").removeprefix("Bearer ")
    if not token or not hmac.compare_digest(token.encode(), given.encode()):
        raise gone()
    metrics.TABLES.set(len(site.rooms.loaded()))
    metrics.BOT_DEATHS.set(site.services.bot_pool.deaths)
    return metrics.text()


def describe() -> dict[str, Any]:
    """The OpenAPI description, without a server."""
    schema = _application(Settings(), Guard(Settings())).openapi_schema.to_schema()
    return msgspec.json.decode(msgspec.json.encode(schema), type=dict[str, Any])


def create_app(settings: Settings, failures: list[Exception] | None = None) -> App:
    """What goes wrong at the start is put on the list, so that it can be told in a sentence."""
    load_games()
    guard = Guard(settings)
    app = _application(settings, guard, failures)
    return Guarded(app, SocketEndpoint(guard, lambda: app.state.site), guard)  # type: ignore[arg-type]


def _application(settings: Settings, guard: Guard, failures: list[Exception] | None = None) -> Litestar:

    @asynccontextmanager
    async def life(app: Litestar) -> AsyncIterator[None]:
        async with AsyncExitStack() as stack:
            try:
                services = await stack.enter_async_context(open_services(settings, worker=secrets.token_hex(4)))
                app.state.site = Site(services, Signer(await services.store.secret("cookies")), guard)
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
        exception_handlers={
            Refusal: refused,
            NotFoundException: lost_page(WEB),
            HTTPException: failed,
            UnicodeDecodeError: unreadable,
            RecursionError: unreadable,
            Exception: broke,
        },
        openapi_config=OpenAPIConfig(  # in a place of its own: it answers whatever is not known there with a page
            title="fatcats",
            version=fatcats.__version__,
            path="/api/openapi.json",
            render_plugins=[JsonRenderPlugin(path="/")],
        ),
        request_max_body_size=settings.limits.body_bytes,
        logging_config=None,
        debug=False,
    )
