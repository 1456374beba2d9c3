/** Field with this ID, unfolded where it stands in something folded; `null` without an ID or a field. */
export function reachableField(id: string | undefined): HTMLElement | null {
  const field = id === undefined ? null : document.getElementById(id);
  field?.closest('details')?.setAttribute('open', '');
  return field;
}
