"""Bent projection: a conic map of the earth, then a smooth flow that gives dense places more room.

A board file names places that need room: a centre, a radius in degrees and how much denser than open
land they are. The flow carries every point down the slope of that density until it is even everywhere (the
fast flow of Gastner, Seguy and More). It is smooth and never folds, and the sheet keeps its rectangle, so the
coast stays recognisable.
"""

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt
from pyproj import Proj

Points = npt.NDArray[np.float64]


@dataclass(frozen=True)
class Room:
    """A place that needs more (or less) room than the land around."""

    at: tuple[float, float]
    radius: tuple[float, float]
    weight: float


class Bend:
    """From longitude and latitude to the sheet, in pixels of a board `width` × `height` pixels large."""

    def __init__(
        self,
        centre: tuple[float, float],
        span: float,
        turn: float,
        size: tuple[float, float],
        rooms: list[Room],
    ) -> None:
        """`centre`: what lies in the middle; `span`: kilometres from left to right; `turn`: degrees
        clockwise.
        """
        lon, lat = centre
        self.proj = Proj(proj="lcc", lon_0=lon, lat_0=lat, lat_1=lat - 7, lat_2=lat + 9)
        self.width, self.height = size
        self.scale = self.width / (span * 1000)
        self.turn = np.deg2rad(turn)
        self.flow: tuple[Points, Points] | None = None
        if rooms:
            self.flow = self._flow(rooms)

    def flat(self, lonlat: Points) -> Points:
        """The sheet before it is bent."""
        east, north = self.proj(lonlat[:, 0], lonlat[:, 1])
        x, y = np.asarray(east) * self.scale, -np.asarray(north) * self.scale
        c, s = np.cos(self.turn), np.sin(self.turn)
        return np.stack([self.width / 2 + x * c - y * s, self.height / 2 + x * s + y * c], axis=1)

    def __call__(self, lonlat: Points) -> Points:
        """The bent sheet. Beyond its edge the nearest edge's shift holds."""
        flat = self.flat(np.asarray(lonlat, dtype=float))
        if self.flow is None:
            return flat
        return flat + self._read(self.flow, flat)

    STEP = 5.0  # pixels between two nodes of the flow

    def _read(self, field: tuple[Points, Points], at: Points) -> Points:
        """Bilinear value of a field over nodes."""
        rows, cols = field[0].shape
        x = np.clip(at[:, 0] / self.STEP, 0, cols - 1.001)
        y = np.clip(at[:, 1] / self.STEP, 0, rows - 1.001)
        i, j = x.astype(int), y.astype(int)
        fx, fy = x - i, y - j
        out = [
            (f[j, i] * (1 - fx) + f[j, i + 1] * fx) * (1 - fy)
            + (f[j + 1, i] * (1 - fx) + f[j + 1, i + 1] * fx) * fy
            for f in field
        ]
        return np.stack(out, axis=1)

    def _flow(self, rooms: list[Room]) -> tuple[Points, Points]:
        """Where every node of the sheet goes."""
        cols, rows = int(self.width / self.STEP) + 1, int(self.height / self.STEP) + 1
        gx, gy = np.meshgrid(np.arange(cols) * self.STEP, np.arange(rows) * self.STEP)
        density = np.ones_like(gx)
        for room in rooms:
            lon, lat = room.at
            rx, ry = room.radius
            c, e, n = self.flat(np.array([[lon, lat], [lon + rx, lat], [lon, lat + ry]]))
            a, b = e - c, n - c
            det = a[0] * b[1] - a[1] * b[0]
            p = ((gx - c[0]) * b[1] - (gy - c[1]) * b[0]) / det
            q = ((gy - c[1]) * a[0] - (gx - c[0]) * a[1]) / det
            density *= 1 + (room.weight - 1) * np.exp(-(p * p + q * q) * 0.7)
        mean = density.mean()
        # Poisson's equation with closed edges, by the cosine transform
        big = np.block([[density, density[:, ::-1]], [density[::-1], density[::-1, ::-1]]])
        kx = 2 * np.pi * np.fft.fftfreq(2 * cols, self.STEP)
        ky = 2 * np.pi * np.fft.fftfreq(2 * rows, self.STEP)
        k2 = kx[None, :] ** 2 + ky[:, None] ** 2
        k2[0, 0] = 1
        spectrum = np.fft.fft2(big - mean) / k2
        spectrum[0, 0] = 0
        # flux f with div f = density - mean: f = -grad u, lap u = -(density - mean)
        ux = -np.real(np.fft.ifft2(1j * kx[None, :] * spectrum))[:rows, :cols]
        uy = -np.real(np.fft.ifft2(1j * ky[:, None] * spectrum))[:rows, :cols]
        x, y = gx.ravel().copy(), gy.ravel().copy()
        count = 40
        for n in range(count):
            t = (n + 0.5) / count
            now = (1 - t) * density + t * mean
            field = (ux / now, uy / now)
            first = self._read(field, np.stack([x, y], axis=1)) / count
            half = self._read(field, np.stack([x + first[:, 0] / 2, y + first[:, 1] / 2], axis=1)) / count
            x, y = x + half[:, 0], y + half[:, 1]
        return (x.reshape(gx.shape) - gx, y.reshape(gy.shape) - gy)
