"""The network of engine.learned in NumPy, with gradients and Adam: for learning, not for playing.

On a busy machine OpenBLAS has set the flag for an invalid operation where all numbers were sound, as it did for others
(NumPy's issues 13173 and 24067), so the flag says nothing about products of matrices. Whoever learns looks at the loss.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import numpy as np
import numpy.typing as npt

from fatcats.bots.weights import shapes

Array = npt.NDArray[Any]
NEWEST = 0.003  # weight of the newest step in the running mean
ACTIVE = 80  # about so many questions are answered with yes


@dataclass
class Net:
    """All weights are one row of numbers, and the layers are views of it."""

    flat: Array
    sizes: dict[str, tuple[int, ...]]
    layers: dict[str, Array] = field(init=False)

    def __post_init__(self) -> None:
        self.layers = {}
        at = 0
        for name, shape in self.sizes.items():
            end = at + int(np.prod(shape))
            self.layers[name] = self.flat[at:end].reshape(shape)
            at = end

    @classmethod
    def fresh(cls, width: int, questions: int, ends: int, random: np.random.Generator) -> Net:
        sizes = shapes(width, questions, ends)
        net = cls(np.zeros(sum(int(np.prod(shape)) for shape in sizes.values()), np.float32), sizes)
        for name, scale in (("inputs", (2 / ACTIVE) ** 0.5), ("hidden", (2 / width) ** 0.5), ("ends", 0.01)):
            net.layers[name][:] = random.standard_normal(sizes[name], np.float32) * np.float32(scale)
        return net

    def copy(self) -> Net:
        return Net(self.flat.copy(), self.sizes)

    @np.errstate(invalid="ignore")
    def ends(self, before: Array, after: Array, counts: Array) -> Array:
        """How likely each way is in which the game can end, after each move; game i has `counts[i]` moves."""
        layers = self.layers
        common = before.shape[1]
        shared = before.astype(np.float32) @ layers["inputs"][:common] + layers["bias"]
        first = after.astype(np.float32) @ layers["inputs"][common:]
        first += np.repeat(shared, counts, axis=0)
        np.maximum(first, 0, out=first)
        second = first @ layers["hidden"]
        second += layers["hidden_bias"]
        np.maximum(second, 0, out=second)
        return softmax(second @ layers["ends"] + layers["ends_bias"])

    @np.errstate(invalid="ignore")
    def gradient(self, answers: Array, ended: Array) -> tuple[float, Net]:
        """Of the cross-entropy between the ends that were foretold and those that came about; and its mean."""
        layers = self.layers
        inputs = answers.astype(self.flat.dtype)
        first = np.maximum(inputs @ layers["inputs"] + layers["bias"], 0)
        second = np.maximum(first @ layers["hidden"] + layers["hidden_bias"], 0)
        error = softmax(second @ layers["ends"] + layers["ends_bias"])
        rows = np.arange(len(ended))
        loss = float(-np.log(error[rows, ended] + 1e-9).mean())
        error[rows, ended] -= 1
        error /= len(ended)
        to_second = (error @ layers["ends"].T) * (second > 0)
        to_first = (to_second @ layers["hidden"].T) * (first > 0)
        slope = Net(np.empty_like(self.flat), self.sizes)
        slope.layers["ends"][:] = second.T @ error
        slope.layers["ends_bias"][:] = error.sum(axis=0)
        slope.layers["hidden"][:] = first.T @ to_second
        slope.layers["hidden_bias"][:] = to_second.sum(axis=0)
        slope.layers["inputs"][:] = inputs.T @ to_first
        slope.layers["bias"][:] = to_first.sum(axis=0)
        return loss, slope


def softmax(logits: Array) -> Array:
    raised: Array = np.exp(logits - logits.max(axis=1, keepdims=True))
    raised /= raised.sum(axis=1, keepdims=True)
    return raised


class Adam:
    """Kingma and Ba, 2015; and a running mean of the weights, which plays better than the weights of any one moment."""

    def __init__(self, net: Net) -> None:
        self.net = net
        self.mean = net.copy()
        self._first = np.zeros_like(net.flat)
        self._second = np.zeros_like(net.flat)
        self._steps = 0

    def step(self, slope: Array, rate: float) -> None:
        self._steps += 1
        self._first += np.float32(0.1) * (slope - self._first)
        self._second += np.float32(0.001) * (slope * slope - self._second)
        scale = rate * (1 - 0.999**self._steps) ** 0.5 / (1 - 0.9**self._steps)
        self.net.flat -= np.float32(scale) * self._first / (np.sqrt(self._second) + np.float32(1e-8))
        newest = max(NEWEST, 4 / (4 + self._steps))
        self.mean.flat += np.float32(newest) * (self.net.flat - self.mean.flat)
