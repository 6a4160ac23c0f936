import { useState } from 'react'
import { usePlace } from '../../place.tsx'
import { useTexts } from '../../texts/texts.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { coordinatesIn } from './coordinates.ts'

interface CoordinatesFieldProps {
  readonly lat: number | null
  readonly lon: number | null
  readonly onChange: (point: { lat: number | null; lon: number | null }) => void
}

/** The coordinates as text: can be pasted from any map, and typed by members who cannot use ours. */
export function CoordinatesField({ lat, lon, onChange }: CoordinatesFieldProps) {
  const t = useTexts('org_settings')
  const { mapTiles } = usePlace()
  const [written, setWritten] = useState<string>()
  const [error, setError] = useState<string>()
  const shown = lat === null || lon === null ? '' : `${lat}, ${lon}`

  function read() {
    if (written === undefined) return
    const point = written.trim() === '' ? { lat: null, lon: null } : coordinatesIn(written)
    setError(point ? undefined : t('address.coordinates.wrong'))
    if (!point) return
    setWritten(undefined)
    onChange(point)
  }

  return (
    <TextInput
      id="lat"
      optional
      inputMode="text"
      autoComplete="off"
      label={t('address.coordinates')}
      help={t('address.coordinates.help', { hasMap: String(mapTiles !== null) })}
      placeholder="41.00824, 28.97836"
      error={error}
      value={written ?? shown}
      onChange={(event) => setWritten(event.currentTarget.value)}
      onBlur={read}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return
        event.preventDefault()
        read()
      }}
    />
  )
}
