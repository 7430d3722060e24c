# fatcats: interpreted
"""Reform or Revolution?: both modules of the expansion, their pieces and what is known of them."""
