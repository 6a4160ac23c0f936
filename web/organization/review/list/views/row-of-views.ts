import type { View } from '#contract/review/views.ts'

/** The room for views by minimum window width, in pixels, beside the menu and the button. */
const rooms = [
  { from: 768, room: 310 },
  { from: 1070, room: 460 },
  { from: 1330, room: 720 },
] as const

type Width = (typeof rooms)[number]['from']

/** A link of the row, and the narrowest window that shows it */
export interface RowLink<V> {
  readonly view: V
  readonly from: Width
}

/**
 * The views shown in the row for each window width, with their full names: few readable ones rather than many shortened
 * ones. Widths are estimated from the names' lengths, so that the first HTML is right. The current view is always
 * included.
 */
export function rowOfViews<V extends Pick<View, 'name'>>(views: readonly V[], shown: V | undefined): RowLink<V>[] {
  return views.flatMap((view) => {
    const from = rooms.find(({ room }) => view === shown || fitting(views, shown, room).includes(view))?.from
    return from === undefined ? [] : { view, from }
  })
}

/** The first views that fit; the current one is placed before all others. */
function fitting<V extends Pick<View, 'name'>>(views: readonly V[], shown: V | undefined, room: number): V[] {
  let left = room - (shown ? widthOf(shown) : 0)
  const others = views.filter((view) => view !== shown)
  const end = others.findIndex((view) => {
    left -= widthOf(view)
    return left < 0
  })
  return end === -1 ? others : others.slice(0, end)
}

/** The estimated width in pixels, with the number and the gap; capped as in the stylesheet. */
const widthOf = ({ name }: Pick<View, 'name'>) => Math.min(62 + 7.5 * name.length, 250) + 8
