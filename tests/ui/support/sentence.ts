/**
 * Matcher of Testing Library for the element with this text, whose figures stand in elements of their own (docs/adr/0196). Blanks are compared
 * as Testing Library does: any of them is one blank.
 */
export function sentence(text: string | RegExp): (content: string, element: Element | null) => boolean {
  const hasText = ({ textContent }: Element): boolean => {
    const content = textContent.replaceAll(/\s+/g, ' ').trim();
    return typeof text === 'string' ? content === text : text.test(content);
  };
  return (_content, element) =>
    element !== null &&
    hasText(element) &&
    !(isOfText(element) && element.parentElement !== null && hasText(element.parentElement)) &&
    ![...element.children].some((child) => !isOfText(child) && hasText(child));
}

/** True for an element that the creation of its parent has made for a text. */
function isOfText(element: Element): boolean {
  return element.localName === 'span' && element.getAttributeNames().every((name) => name === 'translate');
}
