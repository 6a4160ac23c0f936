import { control, GridLayer, type Map as LeafletMap, TileLayer } from 'leaflet'
import type { Tiles } from '../place.tsx'
import styles from './map.module.css'

/** Draws a grid below the tiles, visible where tiles are missing. */
export function addGrid(map: LeafletMap): void {
  new Grid().addTo(map)
}

class Grid extends GridLayer {
  protected override createTile(): HTMLElement {
    const tile = document.createElement('div')
    tile.className = styles.square ?? ''
    return tile
  }
}

export function addTiles(map: LeafletMap, { url, attribution }: Tiles, onState: (failed: boolean) => void) {
  const layer = new TileLayer(url, { maxZoom: 19 })
  layer.on('tileerror', () => onState(true))
  layer.on('tileload', () => onState(false))
  layer.addTo(map)
  const thanks = control.attribution({ prefix: false }).addAttribution(attribution).addTo(map)
  return {
    remove() {
      layer.remove()
      thanks.remove()
    },
  }
}
