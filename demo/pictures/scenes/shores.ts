import { mix } from '../mix.ts'
import { oldTower, skyline } from '../parts/buildings.ts'
import { hills } from '../parts/land.ts'
import { grove, roundTree } from '../parts/plants.ts'
import { beam, sky } from '../parts/sky.ts'
import { cableBridge, freighter, lighthouse, sailboat, sea, stoneBridge, swell } from '../parts/water.ts'
import type { Stage } from '../stage.ts'
import { at, box, times } from '../svg.ts'

export function bridge(stage: Stage): string[] {
  const { width, colors, random } = stage
  const shore = 470
  const share = random.between(0.35, 0.65)
  const isCable = random.chance(0.5)
  const boat = width * random.pick([0.38, 0.6])
  return [
    ...sky(stage, { sun: [share, isCable ? 210 : 170], sunSize: 78 }),
    hills(stage, { y: 390, swing: 44, color: colors.far }),
    hills(stage, { y: 436, swing: 26, color: colors.mid, step: 180 }),
    ...sea(stage, shore, share * width),
    ...(isCable ? cableBridge(stage, 424, shore) : stoneBridge(stage, 330, shore)),
    at(boat, 540, 0.85, sailboat(colors)),
    swell(stage, 578, mix(colors.water, colors.deep, 0.35)),
  ]
}

export function harbour(stage: Stage): string[] {
  const { width, colors, random } = stage
  const share = random.between(0.4, 0.6)
  const shore = 400
  const lamp = width * 0.86
  return [
    ...sky(stage, { sun: [share, 290], sunSize: 92 }),
    hills(stage, { y: 388, swing: 20, color: colors.far }),
    ...sea(stage, shore, share * width),
    at(width * 0.16, 432, 0.5, sailboat(colors)),
    ...(colors.isNight ? [beam(lamp, 320, lamp - 500, 240, 60, colors.accent, 0.25)] : []),
    swell(stage, 470, mix(colors.water, colors.deep, 0.08)),
    at(width * random.between(0.36, 0.46), 488, 1.15, freighter(colors)),
    swell(stage, 512, mix(colors.water, colors.deep, 0.2)),
    at(lamp, 522, 1.3, lighthouse(colors)),
    swell(stage, 552, mix(colors.water, colors.deep, 0.32)),
    swell(stage, 584, mix(colors.water, colors.deep, 0.45)),
  ]
}

export function city(stage: Stage): string[] {
  const { width, colors, random } = stage
  const light = mix(colors.accent, '#fff3c4', 0.4)
  const tower = width * random.between(0.3, 0.7)
  return [
    ...sky(stage, { sunSize: 76 }),
    ...skyline(stage, 470, 270, colors.far, null),
    ...skyline(stage, 480, 215, colors.mid, mix(colors.mid, light, 0.5)),
    at(tower, 486, 1.28, oldTower(colors)),
    ...skyline(stage, 492, 110, colors.near, light),
    ...grove(roundTree, colors, random, { from: -10, to: width + 10, y: 500, step: 92, scale: 0.62 }),
    box(-10, 496, width + 20, 18, colors.wallShade),
    box(-10, 494, width + 20, 5, colors.wall),
    ...sea(stage, 512),
    ...times(Math.ceil(width / 600), (index) =>
      at((index + random.between(0.25, 0.75)) * 600, 566, 0.62, sailboat(colors)),
    ),
  ]
}
