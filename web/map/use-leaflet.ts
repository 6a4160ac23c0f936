import { type Map as LeafletMap, type LeafletMouseEvent, type Marker, map as makeMap } from 'leaflet'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { addGrid, addTiles } from './layers.ts'
import type { MapProps } from './map-props.ts'
import { makeMarker } from './marker.ts'
import type { Point } from './point.ts'

// All of Türkiye, until a place is marked.
const everywhere = { lat: 39, lon: 35.2, zoom: 5 }
const NEAR = 15

/** A Leaflet map in an element, with its marker where the point is. */
export function useLeaflet(element: RefObject<HTMLElement | null>, { point, tiles, onChange }: MapProps, name: string) {
  const [map, setMap] = useState<LeafletMap>()
  const [tilesFailed, setTilesFailed] = useState(false)
  const marker = useRef<Marker>(undefined)
  const isPicker = onChange !== undefined

  const put = useEffectEvent((map: LeafletMap, lat: number, lon: number) => onChange?.(rounded(map, lat, lon)))
  const startAt = useEffectEvent(() => (point ? { ...point, zoom: NEAR } : everywhere))

  useEffect(() => {
    if (!element.current) return
    const made = makeMap(element.current, optionsFor(isPicker))
    const { lat, lon, zoom } = startAt()
    made.setView([lat, lon], zoom)
    addGrid(made)
    if (isPicker) {
      made.on('click', ({ latlng }: LeafletMouseEvent) => put(made, latlng.lat, latlng.lng))
      // Leaflet reports key presses of the map itself, not of its marker.
      made.on('keydown', ({ originalEvent }) => {
        if (originalEvent.key === 'Enter') put(made, made.getCenter().lat, made.getCenter().lng)
      })
    }
    const resized = new ResizeObserver(() => made.invalidateSize({ animate: false }))
    resized.observe(element.current)
    setMap(made)
    return () => {
      resized.disconnect()
      made.remove()
      marker.current = undefined
    }
  }, [element, isPicker])

  useEffect(() => {
    if (!map || !tiles) return
    const layer = addTiles(map, tiles, setTilesFailed)
    return () => {
      layer.remove()
      setTilesFailed(false)
    }
  }, [map, tiles])

  const { lat, lon } = point ?? {}
  useEffect(() => {
    if (!map) return
    if (lat === undefined || lon === undefined) {
      marker.current?.remove()
      marker.current = undefined
      return
    }
    const move = isPicker ? (to: Point) => put(map, to.lat, to.lon) : undefined
    marker.current ??= makeMarker(map, { lat, lon }, name, move)
    marker.current.setLatLng([lat, lon])
    map.panInside([lat, lon], { padding: [48, 48] })
  }, [map, lat, lon, isPicker, name])

  return { map, withoutTiles: !tiles || tilesFailed }
}

function optionsFor(isPicker: boolean) {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  const isTouched = matchMedia('(pointer: coarse)').matches
  return {
    zoomControl: false,
    attributionControl: false,
    minZoom: 3,
    maxZoom: 19,
    maxBounds: [
      [-85, -180],
      [85, 180],
    ] as [[number, number], [number, number]],
    // A read-only map must not capture the wheel or touch scrolling of the page.
    scrollWheelZoom: false,
    dragging: isPicker || !isTouched,
    zoomAnimation: !still,
    fadeAnimation: !still,
    markerZoomAnimation: !still,
    inertia: !still,
  }
}

/** Keeps a point within the world, however far the map was dragged. */
function rounded(map: LeafletMap, lat: number, lon: number): Point {
  const { lat: within, lng } = map.wrapLatLng([Math.max(-85, Math.min(85, lat)), lon])
  return { lat: Number(within.toFixed(6)), lon: Number(lng.toFixed(6)) }
}
