"""How well agents play: any that can be reached, on the same deals, with what each move took and cost."""

from fatcats.agents.evaluation.contacts import AgentFailed
from fatcats.agents.evaluation.evaluate import Evaluation, evaluate
from fatcats.agents.evaluation.tally import Tally

__all__ = ["AgentFailed", "Evaluation", "Tally", "evaluate"]
