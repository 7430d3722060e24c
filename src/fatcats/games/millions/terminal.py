# fatcats: interpreted
def draw(view, words, width):
    return []
