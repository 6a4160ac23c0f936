import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { passwordPattern } from '#contract/fields/password-pattern.ts'
import { isCommonPassword } from './is-common-password.ts'
import { isOwnWord } from './is-own-word.ts'

const list = readFileSync(new URL('common-passwords.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n')

test('the list has ten thousand passwords, each of which meets the rule', () => {
  expect(new Set(list).size).toBe(10_000)
  expect(list.filter((password) => !passwordPattern.test(password) || !isCommonPassword(password))).toEqual([])
})

test.each([
  ...['password1', 'PASSWORD1', 'Passw0rd', '1q2w3e4r', 'qwerty123', 'trustno1', 'abcd1234', 'iloveyou1'],
  // With signs around it, or with signs and digits for letters.
  ...['password1!', '!!password123', 'P4ssw0rd2026', 'p@$$w0rd12'],
  // Common in Turkish lists only, also with capitals and Turkish letters.
  ...['galatasaray1905', 'Galatasaray1905!', 'fenerbahce1907', 'FENERBAHÇE1907', 'besiktas1903', 'Beşiktaş1903'],
  ...['trabzonspor61', 'istanbul34', 'İSTANBUL34', 'ıstanbul34', 'ankara06', '06ankara06', 'şifre1234', 'parola123'],
  ...['kopru2026', 'Köprü2026', 'ｉstanbul34', 'atatürk1881', 'mustafa1985', 'seniseviyorum1', 'burs2026!'],
])('%s is common', (password) => {
  expect(isCommonPassword(password)).toBe(true)
})

test.each([
  ...['Galata-Karakoy7', 'Yepyeni2027', 'vapurda2simit', 'galatasaray1905vapur', 'kb7Zq2mX', 'İstanbul-vapur-34'],
  ...['şehir8kiraz', 'x1o2p3r4u5k6'],
])('%s is not', (password) => {
  expect(isCommonPassword(password)).toBe(false)
})

const ayse = {
  name: 'Ayşe Nur',
  surname: 'Yıldırımoğlu',
  email: 'a.kirazli.1998@ornek-vakfi.org',
  companyName: 'Örnek Eğitim Vakfı',
}

test.each([
  ...['aysenur1998', 'Ayşe1998', 'NurAyşe98', 'yildirimoglu1', 'YILDIRIMOĞLU98!', 'ayse.yildirimoglu1'],
  ...['akirazli98', 'kirazli1998', 'ornekvakfi2026', 'örnekeğitimvakfı1', '2026egitim', 'vakfi-ornek1'],
])('%s is made of what everybody knows of its owner', (password) => {
  expect(isOwnWord(password, ayse)).toBe(true)
})

test.each(['ayse-kiraz-98', 'nurlar1998', 'vapur-ornek-34', 'kb7Zq2mX', '12345678a'])(
  '%s contains something else',
  (password) => {
    expect(isOwnWord(password, ayse)).toBe(false)
  },
)

test('a short name rules out no password', () => {
  const li = { name: 'Li', surname: 'O', email: 'o@li.io' }
  expect(isOwnWord('liliolio1234', li)).toBe(false)
})

test('one repeated letter, which words can form in millions of ways, is checked as quickly as others', () => {
  const owner = { name: 'Sss', surname: 'Ssss', email: 'sssss@ssssss.sssssss', companyName: 'Ssssssss Sssssssss' }
  expect(isOwnWord(`${'ß'.repeat(26)}x1`, owner)).toBe(false)
  expect(isOwnWord(`${'ß'.repeat(26)}1`, owner)).toBe(true)
})
