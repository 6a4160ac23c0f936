import type { View } from '#contract/review/views.ts'

/** For the row from so wide a window on: how much room its links have, beside the menu and the button. */
const rooms = [
  { from: 768, room: 310 },
  { from: 1070, room: 460 },
  { from: 1330, room: 720 },
] as const

type Width = (typeof rooms)[number]['from']

/** A link of the row, and the narrowest window in which it is there */
export interface RowLink<V> {
  readonly view: V
  readonly from: Width
}

/**
 * The views that stand side by side, each with its whole name, by how wide the window is: rather few of them than many
 * that cannot be read. Reckoned by their letters, so that the first HTML is right already. The one that is shown is
 * always there.
 */
export function rowOfViews<V extends Pick<View, 'name'>>(views: readonly V[], shown: V | undefined): RowLink<V>[] {
  return views.flatMap((view) => {
    const from = rooms.find(({ room }) => view === shown || fitting(views, shown, room).includes(view))?.from
    return from === undefined ? [] : { view, from }
  })
}

/** The first of them that fit; the shown one has its room before all others. */
function fitting<V extends Pick<View, 'name'>>(views: readonly V[], shown: V | undefined, room: number): V[] {
  let left = room - (shown ? widthOf(shown) : 0)
  const others = views.filter((view) => view !== shown)
  const end = others.findIndex((view) => {
    left -= widthOf(view)
    return left < 0
  })
  return end === -1 ? others : others.slice(0, end)
}

/** In pixels, with its number and the gap before the next; as wide at most as the style has it. */
const widthOf = ({ name }: Pick<View, 'name'>) => Math.min(62 + 7.5 * name.length, 250) + 8
