import type { Tiles } from '../place.tsx'
import { usePlace } from '../place.tsx'
import { MapFrame } from './map-frame.tsx'

type PlaceMapProps = {
  lat: number
  lon: number
  /** The place's name, also the map's accessible name */
  label: string
  /** Instead of the configured tiles */
  tiles?: Tiles
}

/** A place, to look at. */
export function PlaceMap({ lat, lon, label, tiles }: PlaceMapProps) {
  const { mapTiles } = usePlace()
  return <MapFrame label={label} point={{ lat, lon }} tiles={tiles ?? mapTiles ?? undefined} />
}
