import type { ApplicationFilters } from '#contract/applications/application-filters.ts'
import type { ActTarget } from '../acts/act-target.ts'

/** The selected applications of a list: by ids, or all `total` matches except some. */
export type Selected =
  | { readonly ids: ReadonlySet<string> }
  | { readonly allBut: ReadonlySet<string>; readonly total: number }

export const noneSelected: Selected = { ids: new Set() }

export const allSelected = (total: number): Selected => ({ allBut: new Set(), total })

export const isSelected = (selected: Selected, id: string) =>
  'ids' in selected ? selected.ids.has(id) : !selected.allBut.has(id)

export const countSelected = (selected: Selected) =>
  'ids' in selected ? selected.ids.size : selected.total - selected.allBut.size

/** The selection after selecting or deselecting applications. */
export function withSelected(selected: Selected, ids: readonly string[], isOn: boolean): Selected {
  if ('ids' in selected) return { ids: changed(selected.ids, ids, isOn) }
  return { ...selected, allBut: changed(selected.allBut, ids, !isOn) }
}

/**
 * The selection after an undo brought rows back into the list. All matches would take them in, ticked and not counted, so
 * they are no longer selected; chosen rows stay.
 */
export const afterReturn = (selected: Selected): Selected => ('ids' in selected ? selected : noneSelected)

function changed(set: ReadonlySet<string>, ids: readonly string[], isIn: boolean): ReadonlySet<string> {
  const next = new Set(set)
  for (const id of ids)
    if (isIn) next.add(id)
    else next.delete(id)
  return next
}

/** The target of an act on the selection. */
export const targetOf = (selected: Selected, filters: ApplicationFilters): ActTarget =>
  'ids' in selected
    ? { applicationIds: [...selected.ids] }
    : { filters, except: [...selected.allBut], expected: countSelected(selected) }
