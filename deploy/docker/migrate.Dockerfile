# Migrates a database to the newest schema and exits: no programs, no fonts, no pages.
# Build from the root of the repository: docker build -f deploy/docker/migrate.Dockerfile .
# NOT BUILT by the checks, which have no container engine: a test only compares this file with the source tree.
FROM node:24.21.0-bookworm-slim AS dependencies
RUN npm install --global pnpm@12.18.0
WORKDIR /app
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml .npmrc ./
COPY apps/web/package.json apps/web/
COPY e2e/package.json e2e/
COPY scripts/package.json scripts/
COPY tools/kit/package.json tools/kit/
COPY tools/drills/package.json tools/drills/
COPY tools/benches/package.json tools/benches/
COPY apps/server apps/server
COPY packages packages
RUN pnpm --filter @quietsite/server... install --prod --frozen-lockfile \
  && rm -rf apps/web e2e scripts tools packages/validation pnpm-lock.yaml pnpm-workspace.yaml .npmrc

FROM node:24.21.0-bookworm-slim
RUN rm -rf /usr/local/lib/node_modules /opt/yarn*
WORKDIR /app
COPY --from=dependencies /app ./
COPY LICENSE NOTICE THIRD_PARTY_NOTICES.md ./
ENV NODE_ENV=production
USER node
HEALTHCHECK NONE
CMD ["node", "apps/server/src/migrate.ts"]
