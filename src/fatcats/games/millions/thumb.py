# fatcats: interpreted
from fatcats.engine.bot import Knowledge


class MillionsThumb:
    def choose(self, knowledge: Knowledge) -> int:
        return knowledge.legal[0]
