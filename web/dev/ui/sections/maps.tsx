import { useState } from 'react'
import { PlaceLink } from '#web/map/place-link.tsx'
import { PlaceMap } from '#web/map/place-map.tsx'
import { PlacePicker } from '#web/map/place-picker.tsx'
import type { Point } from '#web/map/point.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Show, Shows, section } from '../show.tsx'

const tower = { lat: 41.025658, lon: 28.974155 }
// An address without pictures, to show the map while they cannot be loaded.
const missing = { url: 'data:,{z}/{x}/{y}', attribution: '© OpenStreetMap' }

export const MapSection = section('maps', 'maps', () => {
  const t = useTexts('dev_ui')
  const [chosen, setChosen] = useState<Point>(tower)
  const [first, setFirst] = useState<Point>()
  return (
    <Shows>
      <Show name="PlacePicker">
        <PlacePicker {...chosen} onChange={setChosen} />
      </Show>
      <Show name="PlacePicker lat={null}">
        <PlacePicker lat={first?.lat ?? null} lon={first?.lon ?? null} onChange={setFirst} />
      </Show>
      <Show name="PlaceMap, tiles that fail">
        <PlaceMap {...tower} label={t('mapLabel')} tiles={missing} />
      </Show>
      <Show name="PlaceLink">
        <PlaceLink {...tower} address={t('mapAddress')} />
      </Show>
    </Shows>
  )
})
