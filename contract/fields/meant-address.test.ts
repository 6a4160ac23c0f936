import { expect, test } from 'vitest'
import { meantAddress } from './meant-address.ts'

test.each([
  ['ayse@gmial.com', 'ayse@gmail.com'],
  ['ayse@gmai.com', 'ayse@gmail.com'],
  ['ayse@gmaill.com', 'ayse@gmail.com'],
  ['ayse@gnail.com', 'ayse@gmail.com'],
  ['ayse@gmail.con', 'ayse@gmail.com'],
  ['ayse@gmail.co', 'ayse@gmail.com'],
  ['ayse@gmail.com.tr', 'ayse@gmail.com'],
  [' Ayse.Yilmaz@HOTMIAL.com ', 'ayse.yilmaz@hotmail.com'],
  ['ayse@outlok.com', 'ayse@outlook.com'],
  ['ayse@yaho.com', 'ayse@yahoo.com'],
  ['ayse@iclod.com', 'ayse@icloud.com'],
])('%s probably is %s', (typed, meant) => {
  expect(meantAddress(typed)).toBe(meant)
})

test.each([
  'ayse@gmail.com',
  'ayse@mail.com',
  'ayse@ymail.com',
  'ayse@email.com',
  'ayse@hotmail.com.tr',
  'ayse@outlook.com.tr',
  'ayse@yahoo.com.tr',
  'ayse@yandex.com.tr',
  'ayse@itu.edu.tr',
  'ayse@kopru.test',
  '@gmial.com',
  'ayse',
  '',
])('nothing is asked about %s', (typed) => {
  expect(meantAddress(typed)).toBeUndefined()
})
