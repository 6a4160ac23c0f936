import { mix } from '../mix.ts'
import { hills } from '../parts/land.ts'
import { drums, guitarist, notes, singer, speaker } from '../parts/music.ts'
import { audience, heart, raisedArm, skins } from '../parts/people.ts'
import { grove, roundTree } from '../parts/plants.ts'
import { beam, sky } from '../parts/sky.ts'
import { ball, floodlight, goal } from '../parts/stadium.ts'
import type { Stage } from '../stage.ts'
import { at, box, circle, line, path, short, times } from '../svg.ts'

export function concert(stage: Stage): string[] {
  const { width, colors, random } = stage
  const { deep, main, second, accent, soft } = colors
  const dark = mix(deep, '#000000', 0.15)
  const lamps = times(Math.round(width / 150), (index) => (index + 0.5) * 150)
  const middle = width / 2
  return [
    `<linearGradient id="hall" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${deep}"/><stop offset=".8" stop-color="${mix(main, second, 0.14)}"/></linearGradient>`,
    `<rect width="${width}" height="600" fill="url(#hall)"/>`,
    ...lamps.map((x, index) =>
      beam(
        x,
        40,
        x + (middle - x) * 0.5 + random.between(-90, 90),
        470,
        90,
        [accent, soft, second][index % 3] ?? accent,
        0.2,
      ),
    ),
    box(-10, 26, width + 20, 14, dark),
    ...lamps.flatMap((x, index) => [
      box(x - 12, 34, 24, 24, dark, 5),
      circle(x, 58, 8, [accent, '#ffffff', second][index % 3] ?? accent),
    ]),
    path(
      `M${short(middle - 420)} 470L${short(middle - 360)} 420H${short(middle + 360)}L${short(middle + 420)} 470z`,
      mix(main, dark, 0.3),
    ),
    box(middle - 420, 470, 840, 40, dark),
    ...[-300, 300].map((dx) => speaker(middle + dx, 420, colors)),
    at(middle, 440, 1.3, drums(colors)),
    at(middle - 150, 446, 1.5, singer(colors, second)),
    at(middle + 150, 446, 1.5, guitarist(colors, accent)),
    ...notes(stage),
    ...audience(width, 530, mix(dark, main, 0.2), random),
    ...audience(width, 572, dark, random),
  ]
}

export function sports(stage: Stage): string[] {
  const { width, colors, random } = stage
  const pitch = mix('#58a55c', colors.main, 0.22)
  const middle = width / 2
  const crowd = times(Math.round(width / 4), () => [random.between(0, width), random.between(296, 404)] as const)
  const hues = [colors.second, colors.accent, colors.pale, colors.soft, skins[1]]
  const stripes = times(12, (index) => (index - 6) * (width / 5))
  return [
    ...sky(stage, { clouds: 3, birds: 0 }),
    ...grove(
      roundTree,
      { ...colors, leaf: colors.far, leafDark: colors.far, leafLight: colors.far, trunk: colors.far },
      random,
      { from: -20, to: width, y: 292, step: 60, scale: 0.9 },
    ),
    path(`M-10 286Q${middle} 258 ${width + 10} 286V430H-10z`, colors.mid),
    ...hues.map((hue, index) =>
      line(
        crowd
          .filter((_, seat) => seat % 5 === index)
          .map(([x, y]) => `M${short(x)} ${short(y)}h.1`)
          .join(''),
        hue,
        9,
      ),
    ),
    line(`M-10 328H${width + 10}M-10 366H${width + 10}`, colors.ground, 3, 0.35),
    box(-10, 404, width + 20, 26, colors.near),
    ...times(Math.ceil(width / 200), (index) =>
      box(
        index * 200 + 20,
        409,
        130,
        16,
        [colors.accent, colors.wall, colors.second][index % 3] ?? colors.wall,
        3,
        0.9,
      ),
    ),
    box(-10, 428, width + 20, 190, pitch),
    ...stripes
      .filter((_, index) => index % 2 === 0)
      .map((x) =>
        path(
          `M${short(middle + x * 0.62)} 428L${short(middle + x * 1.3)} 610h${short((width / 5) * 1.3)}L${short(middle + (x + width / 5) * 0.62)} 428z`,
          '#ffffff',
          0.1,
        ),
      ),
    line(`M-10 452H${width + 10}`, '#ffffff', 4, 0.85),
    line(
      `M${short(middle - 300)} 452L${short(middle - 360)} 520H${short(middle + 360)}L${short(middle + 300)} 452`,
      '#ffffff',
      5,
      0.85,
    ),
    line(`M${short(middle - 110)} 520Q${short(middle)} 560 ${short(middle + 110)} 520`, '#ffffff', 5, 0.85),
    at(middle, 452, 1, goal()),
    ...[0.12, 0.88].map((share) => floodlight(share * width, colors)),
    at(middle + random.pick([-150, 150]), 566, 1.1, ball()),
  ]
}

export function volunteering(stage: Stage): string[] {
  const { width, colors, random } = stage
  const sleeves = [colors.second, colors.main, colors.accent, colors.near, colors.soft, colors.leaf]
  const arms = Math.round(width / 118)
  const hues = [colors.second, colors.accent, mix(colors.second, colors.pale, 0.35)]
  return [
    ...sky(stage, { sun: [0.5, 330], sunSize: 150, clouds: Math.round(width / 360), birds: 0 }),
    hills(stage, { y: 470, swing: 34, color: colors.far }),
    hills(stage, { y: 520, swing: 26, color: colors.mid }),
    ...times(arms + 1, (index) => {
      const bend = Math.sin((index / arms) * Math.PI)
      const arm = raisedArm(
        sleeves[index % sleeves.length] ?? colors.main,
        skins[(index * 3 + 1) % 4] ?? skins[0],
        mix(sleeves[index % sleeves.length] ?? colors.main, '#ffffff', 0.45),
      )
      const lean = (index / arms - 0.5) * -26 + random.between(-5, 5)
      return at((index / arms) * width, 640 - bend * 60 - random.between(0, 40), 0.92, [
        `<g transform="rotate(${short(lean)})">${arm.join('')}</g>`,
      ])
    }),
    ...times(Math.round(width / 120), (index) =>
      at(
        (index + random.between(0.15, 0.85)) * 120,
        random.between(60, 210),
        random.between(0.45, 1),
        heart(hues[index % 3] ?? colors.second),
      ),
    ),
  ]
}
