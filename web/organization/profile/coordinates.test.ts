import { expect, test } from 'vitest'
import { coordinatesIn } from './coordinates.ts'

test.each([
  ['41.00824, 28.97836', { lat: 41.00824, lon: 28.97836 }],
  ['41.00824,28.97836', { lat: 41.00824, lon: 28.97836 }],
  [' 41.00824 28.97836 ', { lat: 41.00824, lon: 28.97836 }],
  ['41,00824; 28,97836', { lat: 41.00824, lon: 28.97836 }],
  ['41,00824 28,97836', { lat: 41.00824, lon: 28.97836 }],
  ['-33.8688197999, 151.2092955', { lat: -33.86882, lon: 151.209296 }],
  ['41, 29', { lat: 41, lon: 29 }],
])('%j is a place', (text, place) => {
  expect(coordinatesIn(text)).toEqual(place)
})

test.each(['', '41', '41.0', 'Kadıköy', '91, 10', '10, 181', '41.0, 28.9, 3', '1e1, 2', 'NaN, NaN', '--4, 5'])(
  '%j is none',
  (text) => {
    expect(coordinatesIn(text)).toBeUndefined()
  },
)
