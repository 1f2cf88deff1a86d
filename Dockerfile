# The server with everything in it: the browser client is built, the engine compiled, then both move into a
# small image that runs as nobody in particular.
FROM python:3.12-slim AS build
RUN apt-get update && apt-get install -y --no-install-recommends gcc libc6-dev make nodejs npm \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /src
COPY . .
RUN python -m venv /opt/build && /opt/build/bin/pip install --no-cache-dir 'setuptools>=77' wheel 'mypy[mypyc]>=2.4,<3' \
    && /opt/build/bin/python web/build.py \
    && INTERNUM_COMPILE=1 /opt/build/bin/pip wheel --no-cache-dir --no-build-isolation --no-deps -w /wheel . \
    && python -m venv /opt/internum \
    && /opt/internum/bin/pip install --no-cache-dir "$(ls /wheel/*.whl)[postgres]"

FROM python:3.12-slim
RUN useradd --system --home-dir /data --create-home internum
COPY --from=build /opt/internum /opt/internum
USER internum
ENV INTERNUM_HOME=/data PYTHONUNBUFFERED=1
VOLUME /data
EXPOSE 8150
HEALTHCHECK CMD ["/opt/internum/bin/python", "-c", \
    "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8150/api/about', timeout=3)"]
CMD ["/opt/internum/bin/internum", "serve", "--host", "0.0.0.0", "--port", "8150"]
