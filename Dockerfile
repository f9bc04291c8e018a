# The site in a container. Build: docker build -t tablefront .   Run: see compose.yaml and docs/scaling.md
FROM node:24.21.0-slim AS manifests
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
COPY apps/website/package.json apps/website/
COPY apps/backend/package.json apps/backend/
COPY apps/console/package.json apps/console/
COPY packages/restaurant/package.json packages/restaurant/
COPY packages/backend-client/package.json packages/backend-client/
COPY packages/off-thread/package.json packages/off-thread/
COPY packages/serving/package.json packages/serving/
COPY packages/faces/package.json packages/faces/
COPY packages/console-wire/package.json packages/console-wire/

# Not `npm ci`: see docs/decisions/007-install-not-ci.md. No package needs an install script here: Node is the image's own.
FROM manifests AS build
RUN npm install --include=dev --ignore-scripts --no-audit --no-fund
COPY . .
RUN node -e "import('./scripts/build.mjs').then(({ ensureBuilt }) => ensureBuilt())"

FROM manifests AS packages
RUN npm install --omit=dev --ignore-scripts --no-audit --no-fund

FROM node:24.21.0-slim
WORKDIR /site
ENV NODE_ENV=production DATA_DIR=/data PORT=3000
# Only root may write here: nothing that runs changes the program. The data is the one place that is written.
COPY --from=packages /site ./
COPY apps apps
COPY packages packages
COPY brands brands
COPY --from=build /site/apps/website/build apps/website/build
COPY --from=build /site/apps/console/build apps/console/build
RUN mkdir /data && chown node:node /data
VOLUME /data
USER node
EXPOSE 3000
# Says that the process lives; a database that is away is no reason to restart it.
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/website/build/server/main.js"]
