"""What is asked over HTTP: routes, pages, and the guard before all of them."""
