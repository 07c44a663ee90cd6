# The worker process, which runs the jobs: fonts and qpdf for documents. No GDAL, no pages, no port.
# Build from the root of the repository: docker build -f deploy/docker/worker.Dockerfile .
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

FROM node:24.21.0-bookworm-slim AS fonts
RUN apt-get update && apt-get install -y --no-install-recommends fonts-inter fonts-noto-cjk fonts-noto-core
RUN mkdir /fonts \
  && for style in Regular Italic Medium SemiBold Bold BoldItalic; do \
    cp "/usr/share/fonts/opentype/inter/Inter-$style.otf" /fonts/; done \
  && for weight in Regular Bold; do \
    cp "/usr/share/fonts/opentype/noto/NotoSansCJK-$weight.ttc" /fonts/; \
    for script in Arabic Devanagari Hebrew Thai; do \
      cp "/usr/share/fonts/truetype/noto/NotoSans$script-$weight.ttf" /fonts/; done; done \
  && for name in fonts-inter fonts-noto-cjk fonts-noto-core; do \
    cp "/usr/share/doc/$name/copyright" "/fonts/LICENCE-$name.txt"; done

FROM node:24.21.0-bookworm-slim
RUN apt-get update \
  && apt-get install -y --no-install-recommends qpdf \
  && rm -rf /var/lib/apt/lists/* /usr/local/lib/node_modules /opt/yarn*
WORKDIR /app
COPY --from=dependencies /app ./
COPY --from=fonts /fonts /fonts
COPY LICENSE NOTICE THIRD_PARTY_NOTICES.md ./
ENV NODE_ENV=production FONT_DIRECTORY=/fonts
USER node
HEALTHCHECK --interval=30s --timeout=15s --start-period=30s CMD ["node", "apps/server/src/worker-alive.ts"]
CMD ["node", "apps/server/src/worker.ts"]
