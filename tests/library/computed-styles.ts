import type { Locator } from 'playwright';

/** The computed values of an element or pseudo-element, by property. */
type Look = Readonly<Record<string, string>>;

/**
 * Returns how an element and everything in it looks: each element's and pseudo-element's computed style, by its
 * place in the tree. Leaves out names that a build makes up, custom properties, which show by what reads them, and the
 * distance of a positioned element to the edges of the page.
 */
export async function computedStyles(element: Locator): Promise<Readonly<Record<string, Look>>> {
  return element.evaluate((top) => {
    const passedOver = /^(?:--.*|animation|animation-name|top|right|bottom|left|inset-.*)$/;
    const looks: Record<string, Record<string, string>> = {};
    const visit = (node: Element, place: string): void => {
      for (const pseudo of ['', '::before', '::after']) {
        const style = getComputedStyle(node, pseudo);
        if (pseudo !== '' && style.content === 'none') continue;
        looks[`${place}${pseudo}`] = Object.fromEntries(
          [...style]
            .filter((property) => !passedOver.test(property))
            .map((property) => [property, style.getPropertyValue(property)]),
        );
      }
      [...node.children].forEach((child, index) =>
        visit(child, `${place} > ${child.tagName.toLowerCase()}:${index + 1}`),
      );
    };
    visit(top, top.tagName.toLowerCase());
    return looks;
  });
}
