import { mix } from '../mix.ts'
import type { Colors } from '../palettes.ts'
import type { Stage } from '../stage.ts'
import { box, circle, curve, ellipse, line, path, short, times } from '../svg.ts'

/** Water to the bottom, lighter far away, with glints that grow towards the viewer. */
export function sea({ width, colors, random }: Stage, shore: number, glintAt?: number): string[] {
  const { water, pale, deep, sun } = colors
  const far = mix(water, pale, colors.isNight ? 0.08 : 0.42)
  const glints = times(34, () => {
    const depth = random.between(0, 1) ** 1.4
    return `M${short(random.between(0, width))} ${short(shore + 8 + depth * (590 - shore))}h${short(10 + depth * 60)}`
  })
  const track = times(16, (index) => {
    const depth = index / 16
    const half = (14 + depth * 60) * random.between(0.4, 1)
    return `M${short((glintAt ?? 0) - half)} ${short(shore + 10 + depth * (575 - shore))}h${short(half * 2)}`
  })
  return [
    `<linearGradient id="sea" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${far}"/><stop offset="1" stop-color="${mix(water, deep, 0.25)}"/></linearGradient>`,
    `<rect y="${shore}" width="${width}" height="${620 - shore}" fill="url(#sea)"/>`,
    line(glints.join(''), pale, 3, 0.32),
    ...(glintAt === undefined ? [] : [line(track.join(''), sun, 5, 0.55)]),
  ]
}

/** One swell in front of another. */
export function swell({ width, random }: Stage, y: number, color: string): string {
  const start = random.between(-80, 0)
  const crests = times(Math.ceil(width / 90) + 2, (index) => [start + index * 90, y + (index % 2 ? -8 : 8)] as const)
  return path(`${curve(crests)}V620H-80z`, color)
}

export function sailboat({ second, wall, deep, accent }: Colors): string[] {
  return [
    ellipse(0, 6, 66, 6, deep, 0.22),
    line('M0-8V-140', deep, 4),
    path('M6-136C40-100 52-60 54-22H6z', wall),
    path('M-6-124C-30-90-42-56-46-22H-6z', accent),
    path('M6-60C30-50 44-40 54-22H6z', '#000000', 0.06),
    path('M-62-12H66L48 8H-44z', second),
    path('M-62-12H66L61-6H-56z', '#ffffff', 0.45),
  ]
}

/** A freighter with boxes in the picture's colours. */
export function freighter({ deep, second, accent, main, wall, wallShade, soft }: Colors): string[] {
  const hues = [accent, second, soft, main]
  const boxes = times(18, (index) => {
    const [column, row] = [index % 6, Math.floor(index / 6)]
    if (row === 2 && (column === 0 || column === 5)) return ''
    const color = hues[(index * 7 + row) % 4] ?? accent
    return box(-112 + column * 35, -50 - row * 22, 33, 20, color, 1)
  })
  return [
    ellipse(0, 10, 190, 9, deep, 0.25),
    ...boxes,
    box(108, -112, 44, 84, wall),
    box(134, -112, 18, 84, wallShade),
    box(102, -124, 58, 14, wall, 2),
    ...times(3, (index) => box(114, -102 + index * 22, 32, 8, deep, 2)),
    box(120, -150, 18, 28, second),
    box(120, -142, 18, 7, wall),
    path('M-178-30H172L156 12H-146z', deep),
    path('M-154 0H162L156 12H-146z', second),
    line('M-160-20H164', '#ffffff', 3, 0.35),
  ]
}

export function lighthouse({ wall, wallShade, second, deep, accent, ground }: Colors): string[] {
  return [
    path('M-150 30C-130-20-70-34-10-30S110-20 150 30z', ground),
    path('M-90-6C-60-26-20-32 10-30C-10-14-40 0-50 20z', '#ffffff', 0.1),
    path('M-24-28L-15-176H15L24-28z', wall),
    path('M-21.500-70L-19-110H19L21.500-70zM-17-140L-15-170H15L17-140z', second),
    path('M24-28L15-176H4V-28z', wallShade, 0.5),
    box(-22, -186, 44, 10, deep, 2),
    box(-12, -212, 24, 28, accent, 2),
    line('M-12-212V-186M0-212V-186M12-212V-186', deep, 2.5),
    path('M-20-210H20L0-236z', second),
    circle(0, -199, 34, accent, 0.22),
    box(-6, -52, 12, 24, deep, 6),
  ]
}

/** A stone bridge of low arches, deck at y, across the whole picture. */
export function stoneBridge({ width, colors, random }: Stage, deck: number, shore: number): string[] {
  const { wall, wallShade, deep } = colors
  const span = random.pick([190, 220, 250])
  const middle = width / 2
  const crown = (x: number) => deck + ((x - middle) / width) ** 2 * 120
  const arches = times(Math.ceil(width / span) + 2, (index) => {
    const x = middle + (index - Math.ceil(width / span) / 2 - 0.5) * span
    const top = crown(x) + 34
    const half = span * 0.4
    return `M${short(x - half)} ${shore + 14}V${short(top + half * 0.7)}A${short(half)} ${short(half * 0.8)} 0 0 1 ${short(x + half)} ${short(top + half * 0.7)}V${shore + 14}z`
  })
  const rim = curve(times(13, (index) => [(index / 12) * (width + 40) - 20, crown((index / 12) * width)]))
  const stones = times(60, () => {
    const x = random.between(0, width)
    return `M${short(x)} ${short(crown(x) + random.between(16, 90))}h${short(random.between(10, 20))}`
  })
  return [
    `<path fill-rule="evenodd" fill="${wall}" d="${rim}V${shore + 14}H-20z${arches.join('')}"/>`,
    `<clipPath id="stone"><path clip-rule="evenodd" d="${rim}V${shore + 14}H-20z${arches.join('')}"/></clipPath>`,
    `<g clip-path="url(#stone)">${line(stones.join(''), wallShade, 5)}${line(arches.join(''), wallShade, 12)}</g>`,
    line(rim, wallShade, 14),
    line(rim, wall, 7),
    path(`M-20 ${shore + 6}H${width + 20}V${shore + 20}H-20z`, deep, 0.12),
  ]
}

/** A suspension bridge: two towers, a cable, hangers. */
export function cableBridge({ width, colors }: Stage, deck: number, shore: number): string[] {
  const { second, wall, deep, wallShade } = colors
  const [left, right, top] = [width * 0.24, width * 0.76, deck - 230]
  const middle = (left + right) / 2
  const sag = (x: number) => {
    if (x < left) return top + ((left - x) / left) ** 1.3 * (deck - top)
    if (x > right) return top + ((x - right) / (width - right)) ** 1.3 * (deck - top)
    return deck - 26 - ((x - middle) / (right - middle)) ** 2 * (deck - 26 - top)
  }
  const cable = curve(times(49, (index) => [(index / 48) * width, sag((index / 48) * width)]))
  const hangers = times(Math.floor(width / 26), (index) => `M${index * 26 + 13} ${deck}V${short(sag(index * 26 + 13))}`)
  const tower = (x: number) => [
    box(x - 17, top - 16, 10, shore - top + 40, second, 2),
    box(x + 7, top - 16, 10, shore - top + 40, second, 2),
    box(x + 12, top - 16, 5, shore - top + 40, '#000000', 2, 0.15),
    ...[top - 4, top + 60, top + 130].map((y) => box(x - 17, y, 34, 10, second)),
    box(x - 28, shore - 4, 56, 30, wallShade, 4),
  ]
  return [
    line(hangers.join(''), wall, 1.8, 0.9),
    line(cable, wall, 5),
    ...tower(left),
    ...tower(right),
    box(-10, deck, width + 20, 12, deep),
    box(-10, deck - 3, width + 20, 5, wall),
  ]
}
