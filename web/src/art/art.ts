/** Our drawings are symbols in the page, so that inks and lamps colour them: `<Icon name="boot" />` shows `#boot`. */
const present = new Set<string>();

/** Puts the symbols of a sprite into the page, once. A game's board adds its own when it is loaded. */
export function addArt(sprite: string): void {
  const parsed = new DOMParser().parseFromString(sprite, 'image/svg+xml').documentElement;
  const home = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  home.setAttribute('width', '0');
  home.setAttribute('height', '0');
  home.setAttribute('aria-hidden', 'true');
  home.classList.add('sprite');
  for (const child of [...parsed.children]) {
    if (child.id !== '' && present.has(child.id)) continue;
    present.add(child.id);
    home.append(document.importNode(child, true));
  }
  document.body.prepend(home);
}
