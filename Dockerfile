# Historical Time Traveler: the built game and its server in one image.
#   docker build -t time-traveler . && docker run --rm -p 4173:4173 time-traveler
# Pinned by version; Renovate adds the digest and proposes newer ones (.github/renovate.json).
ARG NODE_IMAGE=node:24.21.0-bookworm-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /source
ENV CI=1 PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD=1 TURBO_TELEMETRY_DISABLED=1
# The packages are a separate layer, so that a change of the sources keeps them cached.
COPY pnpm-lock.yaml pnpm-workspace.yaml ./
RUN npx --yes pnpm@12.21.0 fetch
COPY . .
# An https or mailto URL for "Report a wrong fact"; without it the link is not shown.
ARG VITE_REPORT_URL
# The path at which the game lives on its host, with a slash at both ends; without it the root.
ARG VITE_BASE_PATH
RUN npx --yes pnpm@12.21.0 install --frozen-lockfile --offline \
 && npx --yes pnpm@12.21.0 exec turbo run build --filter=@time-traveler/server... \
 && npx --yes pnpm@12.21.0 --filter @time-traveler/server deploy --prod --legacy /server

FROM ${NODE_IMAGE}
WORKDIR /app
COPY --from=build /server/package.json ./
COPY --from=build /server/node_modules ./node_modules
COPY --from=build /server/dist ./dist
COPY --from=build /source/apps/game/dist ./site
# A container listens on all its own addresses; SITE_DIR is where the game was copied to.
# A load balancer needs a moment to see that /readyz turns 503.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4173 SITE_DIR=/app/site LOG_FORMAT=json DRAIN_DELAY_MS=3000
USER node
EXPOSE 4173
HEALTHCHECK --interval=10s --timeout=3s --start-period=5s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# Node is process 1 of the container, so it receives SIGTERM directly and stops gracefully.
CMD ["node", "dist/main.js"]
