# syntax=docker/dockerfile:1
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
# A build reads no data and needs no secret. Only files that are loaded are copied from it and the packages (decision 045).
RUN npm run build && npm run image -- /image

FROM node:24-bookworm-slim
# glibc keeps the memory that images took in one arena per thread, of which two are enough, and large blocks that were
# freed once, unless it gives blocks from a fixed size on back to the system.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data MALLOC_ARENA_MAX=2 \
    MALLOC_MMAP_THRESHOLD_=131072 NODE_OPTIONS=--max-old-space-size=768
WORKDIR /app
RUN install --directory --owner=node --group=node --mode=700 /data
# The program belongs to root and is read-only; data is in /data. The least frequently changed layer comes first, so
# that an update mostly changes the last two.
COPY --from=build /image/packages ./
COPY --from=build /image/build ./
COPY --from=build /image/own ./
USER node
VOLUME /data
EXPOSE 3000
# Alive, not ready: while the database is down the server keeps running, and needs no restart.
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--conditions=production", "dist/server.js"]
