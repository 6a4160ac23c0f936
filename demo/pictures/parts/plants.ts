import type { Colors } from '../palettes.ts'
import type { Random } from '../random.ts'
import { at, box, circle, ellipse, line, path, short, times } from '../svg.ts'

/** Trees stand on 0, 0 and are about 100 high. */
export function roundTree({ leaf, leafLight, leafDark, trunk }: Colors): string[] {
  return [
    ellipse(0, 1, 30, 5, '#000000', 0.12),
    box(-4, -42, 8, 42, trunk, 3),
    line('M0-26L14-42M0-32L-12-46', trunk, 4),
    circle(0, -66, 34, leaf),
    circle(-18, -52, 20, leaf),
    circle(20, -54, 19, leaf),
    path('M34-66A34 34 0 0 1-8-33A40 40 0 0 0 22-92A34 34 0 0 1 34-66z', leafDark, 0.55),
    circle(-12, -78, 12, leafLight, 0.7),
    circle(-24, -60, 6, leafLight, 0.7),
  ]
}

const tier = (index: number, edge: number) =>
  `M0 ${-112 + index * 26}L${18 + index * 8} ${-58 + index * 25}H${edge || -18 - index * 8}z`
const pineOutline = [0, 1, 2].map((index) => tier(index, 0)).join('')
const pineShade = [0, 1, 2].map((index) => tier(index, 3)).join('')

export function pine({ leaf, leafDark, leafLight, trunk }: Colors): string[] {
  return [
    ellipse(0, 1, 26, 4, '#000000', 0.12),
    box(-4, -14, 8, 14, trunk),
    path(pineOutline, leaf),
    path(pineShade, leafDark, 0.6),
    line('M-5-84L-1-98M-9-56L-4-70', leafLight, 2.5, 0.7),
  ]
}

/** A pine of the row behind: its light and its shadow only. */
export const farPine = ({ leaf, leafDark }: Colors) => [path(pineOutline, leaf), path(pineShade, leafDark, 0.5)]

export function poplar({ leaf, leafDark, trunk }: Colors): string[] {
  return [
    ellipse(0, 1, 16, 3, '#000000', 0.12),
    box(-3, -20, 6, 20, trunk),
    path('M0-120C18-90 20-40 0-10C-20-40-18-90 0-120z', leaf),
    path('M0-120C18-90 20-40 0-10C8-40 8-90 0-120z', leafDark, 0.5),
  ]
}

/** A young tree at its stake, in a mound of fresh soil. */
export function sapling({ leaf, leafLight, leafDark, trunk, deep }: Colors): string[] {
  const leafAt = (x: number, y: number, angle: number, color: string) =>
    `<path transform="translate(${x} ${y}) rotate(${angle})" d="M0 0C8-9 22-9 28 0C22 8 8 8 0 0z" fill="${color}"/>`
  return [
    path('M-34 4C-26-12-12-16 0-16S26-12 34 4z', trunk),
    path('M-34 4C-26-12-12-16 0-16C-8-8-14-2-16 4z', deep, 0.25),
    line('M12-10V-66', trunk, 4),
    line('M0-14C-2-40 2-60 0-84', leafDark, 4),
    leafAt(0, -46, -28, leaf),
    leafAt(0, -52, 208, leafLight),
    leafAt(0, -66, -40, leafLight),
    leafAt(0, -72, 222, leaf),
    leafAt(0, -82, -92, leaf),
  ]
}

/** An ear on its stalk, 150 high: one side of the grains in the light. */
export function wheat(stalk: string, light: string, random: Random): string[] {
  const bend = random.between(-18, 18)
  const along = times(6, (index) => [short(bend * (0.6 + index * 0.08)), -76 - index * 12] as const)
  const grains = (side: number) =>
    along.map(([x, y]) => `M${x} ${y}q${side * 14}-5 ${side * 9}-20q${side * -9} 6 ${side * -9} 20z`).join('')
  const whiskers = along.slice(2).map(([x, y]) => `M${x - 8} ${y - 18}l-5-20M${x + 8} ${y - 18}l5-20`)
  return [
    line(whiskers.join(''), light, 1.4),
    line(`M0 0Q0-50 ${short(bend)}-150M1-20Q14-40 24-44`, stalk, 3),
    path(grains(-1), light),
    path(grains(1), stalk),
  ]
}

export function bush({ leaf, leafLight, leafDark }: Colors): string[] {
  return [
    path('M-40 0A20 20 0 0 1-28-26A24 24 0 0 1 14-34A20 20 0 0 1 40 0z', leaf),
    path('M40 0A20 20 0 0 0 14-34C22-18 10-6-10 0z', leafDark, 0.5),
    circle(-16, -24, 5, leafLight, 0.8),
    circle(-2, -30, 3.5, leafLight, 0.8),
  ]
}

export function pottedPlant({ leaf, leafLight, leafDark, second }: Colors): string[] {
  const blade = (angle: number, length: number, color: string) =>
    `<path transform="translate(0 -44) rotate(${angle})" d="M0 0C-16-${length * 0.4}-10-${length * 0.8} 0-${length}C10-${length * 0.8} 16-${length * 0.4} 0 0z" fill="${color}"/>`
  return [
    blade(-46, 62, leafDark),
    blade(44, 66, leafDark),
    blade(-22, 84, leaf),
    blade(24, 78, leafLight),
    blade(2, 96, leaf),
    path('M-30-50H30L22 0H-22z', second),
    path('M8-50H30L22 0H6z', '#000000', 0.12),
    box(-33, -56, 66, 12, second, 3),
  ]
}

/** A row of trees along a line, none like its neighbour. */
export function grove(
  tree: (colors: Colors) => string[],
  colors: Colors,
  random: Random,
  { from, to, y, step, scale }: { from: number; to: number; y: number; step: number; scale: number },
): string[] {
  return times(Math.max(0, Math.ceil((to - from) / step)), (index) => {
    const x = from + (index + random.between(0.1, 0.9)) * step
    return at(x, y + random.between(-5, 5), scale * random.between(0.75, 1.2), tree(colors))
  })
}
