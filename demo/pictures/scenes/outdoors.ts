import { mix } from '../mix.ts'
import { campusHall, factory, house } from '../parts/buildings.ts'
import { footpath, furrows, hills, mountains, tufts } from '../parts/land.ts'
import { rocket, solarPanel, tractor, turbine } from '../parts/machines.ts'
import { walker } from '../parts/people.ts'
import { bush, farPine, grove, pine, poplar, roundTree, sapling, wheat } from '../parts/plants.ts'
import { cloud, sky } from '../parts/sky.ts'
import { sea } from '../parts/water.ts'
import type { Stage } from '../stage.ts'
import { at, box, circle, ellipse, line, path, times } from '../svg.ts'

export function campus(stage: Stage): string[] {
  const { width, colors, random } = stage
  const middle = width * random.pick([0.5, 0.44, 0.56])
  const row = { y: 452, step: 74, scale: 0.95 }
  return [
    ...sky(stage, { clouds: Math.round(width / 360) }),
    hills(stage, { y: 380, swing: 40, color: colors.far }),
    hills(stage, { y: 420, swing: 22, color: colors.mid, step: 170 }),
    ...grove(poplar, colors, random, { ...row, from: -20, to: middle - 250, scale: 1.1 }),
    ...grove(roundTree, colors, random, { ...row, from: middle + 240, to: width + 20 }),
    path(`M-10 446H${width + 10}V610H-10z`, colors.grass),
    ...grove(roundTree, colors, random, { ...row, from: -20, to: middle - 270, y: 462, step: 110 }),
    footpath(middle, 452, middle + random.pick([-120, 0, 140]), mix(colors.wall, colors.grass, 0.15)),
    at(middle, 456, 1.12, campusHall(colors, random)),
    tufts(stage, 480, 596, Math.round(width / 16), colors.leafDark),
    ...times(Math.round(width / 190), () =>
      at(
        random.between(0.06, 0.94) * width,
        random.between(492, 556),
        random.between(0.85, 1.2),
        walker(colors, random),
      ),
    ),
    at(width * 0.05, 596, 1.9, bush(colors)),
    at(width * 0.94, 600, 2.2, bush(colors)),
  ]
}

export function forest(stage: Stage): string[] {
  const { width, colors, random } = stage
  const layer = (leaf: string) => ({ ...colors, leaf, leafDark: mix(leaf, colors.deep, 0.2) })
  const saplings = Math.max(3, Math.round(width / 300))
  return [
    ...sky(stage, { clouds: 2, sunSize: 70 }),
    hills(stage, { y: 330, swing: 40, color: colors.far }),
    ...grove(farPine, layer(mix(colors.far, colors.leaf, 0.25)), random, {
      from: -20,
      to: width,
      y: 360,
      step: 34,
      scale: 0.8,
    }),
    hills(stage, { y: 392, swing: 26, color: mix(colors.mid, colors.leaf, 0.4) }),
    ...grove(farPine, layer(mix(colors.mid, colors.leaf, 0.6)), random, {
      from: -20,
      to: width,
      y: 430,
      step: 56,
      scale: 1.25,
    }),
    hills(stage, { y: 456, swing: 16, color: colors.leaf }),
    ...grove(pine, colors, random, { from: -40, to: width * 0.2, y: 500, step: 84, scale: 2.1 }),
    ...grove(pine, colors, random, { from: width * 0.82, to: width + 40, y: 500, step: 84, scale: 2.2 }),
    hills(stage, { y: 500, swing: 12, color: colors.grass, step: 300 }),
    tufts(stage, 510, 596, Math.round(width / 12), colors.leafDark),
    ...times(saplings, (index) =>
      at(
        ((index + 0.5 + random.between(-0.14, 0.14)) / saplings) * width,
        566 + (index % 2) * 16,
        random.between(1, 1.3),
        sapling(colors),
      ),
    ),
  ]
}

export function field(stage: Stage): string[] {
  const { width, colors, random } = stage
  const gold = colors.isNight ? mix('#e9b949', colors.deep, 0.5) : mix('#e9b949', colors.main, 0.22)
  const meet = width * random.between(0.35, 0.65)
  const far = { ...colors, leaf: mix(colors.leaf, colors.skyLow, 0.2) }
  return [
    ...sky(stage, { sun: [random.between(0.3, 0.7), 270], sunSize: 84 }),
    hills(stage, { y: 356, swing: 30, color: colors.far }),
    hills(stage, { y: 388, swing: 16, color: mix(colors.mid, colors.leaf, 0.4) }),
    ...grove(poplar, far, random, { from: width * 0.08, to: width * 0.3, y: 404, step: 26, scale: 0.62 }),
    at(width * 0.74, 408, 0.95, house(colors)),
    at(width * 0.74 - 84, 408, 0.8, roundTree(colors)),
    at(width * 0.74 + 86, 408, 0.95, roundTree(colors)),
    `<g transform="translate(0 -2)">${furrows(stage, 404, meet, [gold, mix(gold, '#fff2bf', 0.3)]).join('')}</g>`,
    at(width * 0.3, 470, 0.9, tractor(colors)),
    ...times(Math.round(width / 24), (index) =>
      at(
        index * 24 + random.between(-8, 8),
        630,
        random.between(0.75, 1.05),
        wheat(mix(gold, colors.deep, 0.22), mix(gold, '#fff2bf', 0.45), random),
      ),
    ),
  ]
}

export function energy(stage: Stage): string[] {
  const { width, colors, random } = stage
  const near = Math.max(3, Math.round(width / 330))
  return [
    ...sky(stage, { clouds: Math.round(width / 400) }),
    hills(stage, { y: 360, swing: 50, color: colors.far }),
    ...times(Math.round(width / 180), (index) =>
      at((index + random.between(0.2, 0.8)) * 180, 372, 0.42, turbine(colors, random.between(0, 120))),
    ),
    hills(stage, { y: 410, swing: 34, color: mix(colors.mid, colors.leaf, 0.3) }),
    at(width * random.pick([0.2, 0.8]), 446, 0.72, factory(colors)),
    hills(stage, { y: 462, swing: 24, color: mix(colors.leaf, colors.grass, 0.4), step: 260 }),
    ...times(near, (index) =>
      at(
        ((index + 0.5 + random.between(-0.2, 0.2)) / near) * width,
        486 + (index % 2) * 18,
        1.25 + (index % 2) * 0.25,
        turbine(colors, random.between(0, 120)),
      ),
    ),
    hills(stage, { y: 516, swing: 12, color: colors.grass, step: 320 }),
    ...times(Math.ceil(width / 172), (index) => at(index * 172 + 70, 586, 1.05, solarPanel(colors))),
    tufts(stage, 520, 598, Math.round(width / 16), colors.leafDark),
  ]
}

export function mountain(stage: Stage): string[] {
  const { width, colors, random } = stage
  const camp = width * random.pick([0.3, 0.68])
  const lake = 438
  return [
    ...sky(stage, { sun: [random.between(0.2, 0.8), 96], sunSize: 54, clouds: 2 }),
    ...mountains(stage, { y: 330, swing: 230, color: colors.far, step: 330 }, mix(colors.pale, colors.far, 0.2)),
    ...mountains(stage, { y: 390, swing: 170, color: colors.mid, step: 240 }, colors.pale),
    hills(stage, { y: 420, swing: 12, color: mix(colors.near, colors.leaf, 0.5) }),
    ...grove(pine, colors, random, { from: -20, to: width + 20, y: 440, step: 62, scale: 0.66 }),
    ...sea(stage, lake),
    path(
      `M-10 610V520C${width * 0.2} 480 ${width * 0.5} 540 ${width * 0.7} 516S${width} 496 ${width + 10} 506V610z`,
      colors.grass,
    ),
    ...grove(pine, colors, random, { from: -30, to: width * 0.14, y: 540, step: 70, scale: 2 }),
    ...grove(pine, colors, random, { from: width * 0.86, to: width + 30, y: 540, step: 70, scale: 1.9 }),
    tufts(stage, 536, 598, Math.round(width / 16), colors.leafDark),
    at(camp, 568, 1, [
      ellipse(0, 2, 92, 8, '#000000', 0.16),
      path('M-84 0L0-104L84 0z', colors.second),
      path('M0-104L84 0H34z', '#000000', 0.16),
      path('M-22 0L0-62L22 0z', colors.deep),
      line('M0-104L-8-120M0-104L8-120', colors.trunk, 4),
    ]),
    at(camp + 130, 570, 1.2, walker(colors, random)),
    at(camp + 158, 574, 1.1, walker(colors, random)),
  ]
}

/** Where young engineers let things fly. */
export function launch(stage: Stage): string[] {
  const { width, colors, random } = stage
  const pad = width * random.pick([0.36, 0.5, 0.64])
  const steam = mix(colors.cloud, colors.soft, 0.15)
  return [
    ...sky(stage, { clouds: 2, birds: 0 }),
    hills(stage, { y: 400, swing: 34, color: colors.far }),
    hills(stage, { y: 446, swing: 22, color: colors.mid }),
    path(`M-10 496H${width + 10}V610H-10z`, mix(colors.grass, colors.wallShade, 0.3)),
    at(width * 0.12, 500, 0.9, house({ ...colors, roof: colors.main })),
    at(width * 0.88, 500, 0.8, factory(colors)),
    line(`M${pad} 250Q${pad + 4} 330 ${pad} 470`, mix(colors.accent, colors.pale, 0.5), 26, 0.5),
    ...times(13, (index) =>
      circle(
        pad + (index - 6) * 30 + random.between(-8, 8),
        500 - (6 - Math.abs(index - 6)) * 5,
        random.between(26, 46),
        index % 2 ? steam : colors.cloud,
      ),
    ),
    at(pad, 250, 1.02, turnedRocket(stage)),
    cloud(pad - 190, 190, 0.8, colors.cloud),
    box(-10, 536, width + 20, 90, colors.grass),
    tufts(stage, 544, 598, Math.round(width / 14), colors.leafDark),
    ...times(Math.max(4, Math.round(width / 150)), () =>
      at(random.between(0.05, 0.95) * width, random.between(560, 590), 1.3, walker(colors, random)),
    ),
  ]
}

function turnedRocket({ colors, random }: Stage): string[] {
  return [`<g transform="rotate(${random.pick([-5, 0, 6])})">${rocket(colors).join('')}</g>`]
}
