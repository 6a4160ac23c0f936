import { expect, test } from 'vitest'
import { namedIn } from './named-sentences.ts'

const texts = {
  landing: { title: 'Hoş geldin', 'hero.lead': 'Burslar, işler, programlar' },
  logins: { title: 'Giriş', 'code.sent': 'Kod gönderildi' },
}

test('a key is found in whatever quotes it stands, and only as a whole', () => {
  const code = `
    t('hero.lead')
    <Head text="code.sent" />
    const keys = { a: \`title\` }
  `
  expect(namedIn(code, texts)).toEqual(['landing:hero.lead', 'landing:title', 'logins:code.sent', 'logins:title'])
  expect(namedIn("t('hero.leads'); const title = 'the title'", texts)).toEqual([])
})

test('one that follows a stray quote is found too', () => {
  expect(namedIn("{/* the visitor's */ t(own ? 'title':'hero.lead')}", texts)).toEqual([
    'landing:title',
    'landing:hero.lead',
    'logins:title',
  ])
})

test('what cannot be a key is none: the fields of a light call, the role of an element', () => {
  expect(namedIn('export const find = {"method":"GET","path":"/x","query":{"shape":{"title":0}}}', texts)).toEqual([])
  expect(namedIn('t(<p role="title" /> <link rel="title" /> <meta name="title" />)', texts)).toEqual([])
  expect(namedIn('t(<Section name="title" />)', texts)).toEqual(['landing:title', 'logins:title'])
})

test('a module that says something means the namespaces it names, and those of others for keys that it only keeps', () => {
  const code = "const t = useTexts('logins'); t('title'); const kept = ['hero.lead']"
  expect(namedIn(code, texts)).toEqual(['landing:hero.lead', 'logins:title'])
  const given = "import type texts from '#locales/tr/logins.json'; const say = ({ t }) => t('title')"
  expect(namedIn(given, texts)).toEqual(['logins:title'])
})

test('where nothing is said, a single word is data', () => {
  expect(namedIn("const columns = ['title', 'hero.lead']", texts)).toEqual(['landing:hero.lead'])
})
