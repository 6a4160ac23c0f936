import { divIcon, type Map as LeafletMap, Marker } from 'leaflet'
import styles from './map.module.css'
import { pinHole, pinPath } from './pin.ts'
import type { Point } from './point.ts'

/** Makes the pin. With `onMove` it can be moved by dragging, and by arrow keys while it has the focus. */
export function makeMarker(map: LeafletMap, { lat, lon }: Point, name: string, onMove?: (to: Point) => void): Marker {
  const canMove = onMove !== undefined
  const marker = new Marker([lat, lon], {
    icon,
    draggable: canMove,
    interactive: canMove,
    keyboard: canMove,
    autoPan: true,
  }).addTo(map)
  const element = marker.getElement()
  element?.setAttribute('aria-label', name)
  // Without this role screen readers would capture the arrow keys.
  element?.setAttribute('role', canMove ? 'application' : 'img')
  if (!onMove) return marker
  marker.on('dragend', () => onMove(pointOf(marker)))
  element?.addEventListener('keydown', (event) => {
    const step = steps[event.key]
    if (step) {
      const size = event.shiftKey ? 50 : 5
      const at = map.latLngToContainerPoint(marker.getLatLng()).add([step[0] * size, step[1] * size])
      const { lat, lng } = map.containerPointToLatLng(at)
      onMove({ lat, lon: lng })
    } else if (event.key === '+' || event.key === '=') map.setZoomAround(marker.getLatLng(), map.getZoom() + 1)
    else if (event.key === '-') map.setZoomAround(marker.getLatLng(), map.getZoom() - 1)
    else return
    event.preventDefault()
  })
  return marker
}

const steps: Record<string, [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}

function pointOf(marker: Marker): Point {
  const { lat, lng } = marker.getLatLng()
  return { lat, lon: lng }
}

const icon = divIcon({
  className: styles.marker ?? '',
  iconSize: [30, 40],
  iconAnchor: [15, 40],
  html: `<svg viewBox="0 0 24 32" aria-hidden="true"><path d="${pinPath}"/><circle cx="${pinHole.cx}" cy="${pinHole.cy}" r="${pinHole.r}"/></svg>`,
})
