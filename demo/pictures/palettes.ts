import { mix } from './mix.ts'

interface Base {
  readonly deep: string
  readonly main: string
  readonly soft: string
  readonly pale: string
  readonly accent: string
  readonly second: string
  /** Where the main colour would make an unlikely sky. */
  readonly sky?: string
  readonly isNight?: true
}

/** Six colours each; everything else in a picture is mixed from them, so that it stays of one piece. */
const bases = {
  plum: { deep: '#2a1458', main: '#6a3fc0', soft: '#b79cf5', pale: '#f7f2ff', accent: '#f7a35c', second: '#e8618c' },
  marine: { deep: '#0b2447', main: '#2f6fb0', soft: '#8ec5e8', pale: '#eef8fd', accent: '#ffb454', second: '#f2705e' },
  moss: {
    deep: '#12342b',
    main: '#3a8a5f',
    soft: '#a5d6a7',
    pale: '#f4f9ea',
    sky: '#a8dcec',
    accent: '#f4b740',
    second: '#e4703a',
  },
  clay: { deep: '#43190f', main: '#b5532f', soft: '#f2b892', pale: '#fdf3e7', accent: '#f5b94f', second: '#2f8f8b' },
  wheat: { deep: '#4a3310', main: '#c48a1c', soft: '#f5d88a', pale: '#fff9e6', accent: '#e8793a', second: '#4f8a5b' },
  ink: { deep: '#0f1a33', main: '#3a4f82', soft: '#a3b6dc', pale: '#f0f3fb', accent: '#ff8552', second: '#ffd166' },
  rose: { deep: '#4a1030', main: '#b83b6b', soft: '#f5b1c8', pale: '#fff1f4', accent: '#f6b042', second: '#5b6fd6' },
  teal: { deep: '#06363c', main: '#17838a', soft: '#86d0cd', pale: '#ebf8f5', accent: '#ff9f5a', second: '#f25f6b' },
  sky: { deep: '#12305c', main: '#4a8fe0', soft: '#a9d3ff', pale: '#f2f9ff', accent: '#ffc53d', second: '#ff7a59' },
  brick: { deep: '#3a1420', main: '#a63a42', soft: '#efb0a4', pale: '#fdf0ea', accent: '#f0a830', second: '#3d7d8c' },
  slate: { deep: '#1c2733', main: '#52708a', soft: '#b6cad9', pale: '#f3f6f8', accent: '#f28f3b', second: '#5aa786' },
  olive: {
    deep: '#2b3012',
    main: '#7d8a33',
    soft: '#d3da98',
    pale: '#fafbec',
    sky: '#b4dfdc',
    accent: '#d9622b',
    second: '#3c7a72',
  },
  dusk: { deep: '#2b1238', main: '#84407e', soft: '#f3a28c', pale: '#ffe3c2', accent: '#ffcf5c', second: '#f2637e' },
  night: {
    deep: '#12143a',
    main: '#3f44a0',
    soft: '#7d86dc',
    pale: '#e9ebff',
    accent: '#ffc55c',
    second: '#ff7aa2',
    isNight: true,
  },
} as const satisfies Record<string, Base>

export type PaletteName = keyof typeof bases

export const paletteNames = Object.keys(bases) as [PaletteName, ...PaletteName[]]

export type Colors = ReturnType<typeof colorsOf>

export function colorsOf(name: PaletteName) {
  const base: Base = bases[name]
  const { deep, main, soft, pale, accent, second, isNight = false } = base
  const air = isNight ? mix(main, deep, 0.35) : pale
  const leaf = mix(isNight ? '#2c6a72' : '#4c9a62', main, 0.22)
  return {
    deep,
    main,
    soft,
    pale,
    accent,
    second,
    isNight,
    skyTop: isNight ? deep : mix(base.sky ?? soft, pale, 0.12),
    skyLow: isNight ? mix(main, second, 0.25) : mix(pale, accent, 0.16),
    sun: isNight ? '#fff6dd' : mix(mix(accent, '#ffd36b', 0.5), '#fff3c4', 0.2),
    cloud: isNight ? mix(main, pale, 0.18) : mix(pale, '#ffffff', 0.6),
    far: mix(main, air, 0.66),
    mid: mix(main, air, 0.4),
    near: mix(main, deep, 0.1),
    ground: mix(main, deep, 0.45),
    leaf,
    leafLight: mix(leaf, isNight ? soft : '#dff0b0', 0.4),
    leafDark: mix(leaf, deep, 0.4),
    grass: mix(leaf, isNight ? main : '#cfe39a', 0.42),
    water: mix(isNight ? '#2b3f86' : '#4b9fd0', main, 0.3),
    trunk: mix('#7a5238', deep, 0.35),
    wall: isNight ? mix('#d9cdea', main, 0.3) : mix('#fff6e8', pale, 0.4),
    wallShade: isNight ? mix('#a99fd0', main, 0.45) : mix('#ead9c4', soft, 0.4),
    roof: mix(second, deep, 0.12),
    glass: isNight ? accent : mix(soft, deep, 0.35),
  }
}
