import { expect, test } from 'vitest'
import { linkAddress } from './link-address.ts'

test.each([
  ['https://kopru.example/burs?a=1', 'https://kopru.example/burs?a=1'],
  ['  HTTP://kopru.example ', 'HTTP://kopru.example'],
  ['kopru.example', 'https://kopru.example'],
  ['www.kopru.example/burs#kim', 'https://www.kopru.example/burs#kim'],
  ['örnek.org.tr:8080/a', 'https://örnek.org.tr:8080/a'],
  ['burs@kopru.example', 'mailto:burs@kopru.example'],
  ['mailto:burs@kopru.example', 'mailto:burs@kopru.example'],
  ['0212 555 44 33', 'tel:02125554433'],
  ['+90 (212) 555-44-33', 'tel:+902125554433'],
  ['tel:155', 'tel:155'],
])('%j leads to %j', (typed, address) => {
  expect(linkAddress(typed)).toBe(address)
})

test.each([
  '',
  ' ',
  'burs',
  'iki kelime',
  'javascript:alert(1)',
  'data:text/html,x',
  'https://',
  'https://burs',
  'a@b',
  '/ilan',
  '//kopru.example',
  'ftp://kopru.example',
  'mailto:',
])('%j leads nowhere', (typed) => {
  expect(linkAddress(typed)).toBeUndefined()
})
