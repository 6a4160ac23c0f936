import { type ReactNode, useId } from 'react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter, useLocation } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Listing } from '#contract/listings/listings.ts'
import { ByteLru } from '#platform/byte-lru.ts'
import { ListingList } from '../listing/listing-list.tsx'
import { type Place, PlaceProvider, usePlace } from '../place.tsx'
import { ChoiceGroup } from '../public/lists/choice-group.tsx'
import { useSession } from '../session/store.ts'
import { Footer } from '../shell/footer.tsx'
import { PublicNav } from '../shell/public-nav.tsx'
import { TextsProvider } from '../texts/texts.tsx'
import { textsOnServer } from '../texts/texts-on-server.ts'
import { type HtmlStore, KeepHtmlProvider, Kept } from '../ui/kept-html.tsx'
import { htmlCache } from './html-cache.tsx'

const noon = Date.parse('2026-11-16T12:00:00Z')

beforeEach(() => vi.useFakeTimers({ now: noon }))
afterEach(() => vi.useRealTimers())

test.each(['tr', 'en-gb'] as const)('in %s kept HTML is what the components themselves render', (locale) => {
  const page = (
    <>
      <PublicNav />
      <ListingList listings={[listing(), listing({ title: 'Açık & “kısa” <süreli>', closesAt: inDays(2) })]} showType />
      <ChoiceGroup
        name="cityId"
        legend="Şehir"
        choices={cities}
        chosen={['7']}
        isMore={false}
        total={100}
        lookup="city"
      />
      <Footer />
    </>
  )
  const store = new Store()
  const fresh = render(page, { locale })
  expect(fresh).toContain('data-time-left')
  expect(render(page, { locale, store })).toBe(fresh)
  expect(store.size).toBe(6)
  expect(render(page, { locale, store })).toBe(fresh)
  expect(store.size).toBe(6)
})

test('a card is rendered anew when its listing, its language or the way it is shown changes', () => {
  const store = new Store()
  const shown = (changed: Partial<Listing>, options: Partial<Place> & { showType?: boolean } = {}) => {
    const { showType = false, ...place } = options
    const page = <ListingList listings={[listing(changed)]} showType={showType} />
    const html = render(page, { ...place, store })
    expect(html).toBe(render(page, place))
    return html
  }
  const all = [
    shown({}),
    shown({ title: 'Yeni adı' }),
    shown({ state: 'Closed' }),
    shown({ company: { ...listing().company, verified: true } }),
    shown({}, { locale: 'en' }),
    shown({}, { locale: 'en-us' }),
    shown({}, { showType: true }),
  ]
  expect(new Set(all).size).toBe(all.length)
  expect(shown({})).toBe(all[0])
  expect(store.size).toBe(all.length)
})

test('a card that counts down is rendered anew with the minute, and one that shows a date is not', () => {
  const store = new Store()
  const soon = <ListingList listings={[listing({ closesAt: new Date(noon + 3 * 60_000).toISOString() })]} />
  const late = <ListingList listings={[listing({ closesAt: inDays(7.0001) })]} />
  expect(render(soon, { store })).toContain('3 dakika')
  render(late, { store })
  vi.setSystemTime(noon + 60_000)
  expect(render(soon, { store })).toContain('2 dakika')
  expect(render(soon, { store })).toBe(render(soon, {}))
  expect(store.size).toBe(3)
  // Now the last week of the other one has begun.
  expect(render(late, { store })).toBe(render(late, {}))
  expect(render(late, { store })).toContain('data-time-left')
})

test('nobody who is signed in gets into kept HTML, whoever the page is rendered for', () => {
  const who = { fullname: 'Ayşe Yılmaz' } as Place['who']
  const nameless = render(<Kept as="div" of={WhoReads} given={{}} />, {
    who,
    signedIn: true,
    nonce: 'secret',
    store: new Store(),
  })
  expect(nameless).toBe('<div>nobody false </div>')
})

test('a part that reads more than it is given fails', () => {
  const store = new Store()
  expect(() => render(<Kept as="div" of={WhereIAm} given={{}} />, { store })).toThrow('Router')
})

test('ids that React makes differ from part to part', () => {
  const two = [1, 2].map((number) => <Kept key={number} as="li" of={WithId} given={{ number }} />)
  const ids = [...render(<ul>{two}</ul>, { store: new Store() }).matchAll(/id="([^"]+)"/g)].map(([, id]) => id)
  expect(new Set(ids).size).toBe(2)
})

test('no more is kept than there is room for', () => {
  const store = new ByteLru<{ html: string; bytes: number }>(10_000)
  for (let number = 0; number < 20; number += 1)
    render(<ListingList listings={[listing({ title: `Burs ${number}` })]} />, { store })
  expect(store.bytes).toBeLessThanOrEqual(10_000)
  expect(store.size).toBeGreaterThan(1)
  expect(store.size).toBeLessThan(10)
})

function WhoReads() {
  const { signedIn, nonce } = usePlace()
  return `${useSession()?.fullname ?? 'nobody'} ${signedIn} ${nonce}`
}

const WhereIAm = () => useLocation().pathname

function WithId({ number }: { number: number }) {
  return <p id={useId()}>{number}</p>
}

class Store extends Map<string, { html: string; bytes: number }> {}

function render(page: ReactNode, { store, ...changed }: Partial<Place> & { store?: HtmlStore }) {
  const place: Place = { ...visitor, ...changed }
  return renderToString(
    <PlaceProvider value={place}>
      <TextsProvider value={textsOnServer}>
        <KeepHtmlProvider value={store && htmlCache(store, place)}>
          <MemoryRouter initialEntries={['/scholarships/a-1']}>{page}</MemoryRouter>
        </KeepHtmlProvider>
      </TextsProvider>
    </PlaceProvider>,
  )
}

const visitor: Place = {
  locale: 'tr',
  publicUrl: 'https://kopru.test',
  signedIn: false,
  who: null,
  knowsCountries: false,
  chatScript: '',
  mapTiles: null,
  googleOn: false,
  smsOn: true,
  hydrated: false,
  nonce: '',
  documentScript: '',
  ahead: '',
}

const inDays = (days: number) => new Date(noon + days * 86_400_000).toISOString()

const cities = Array.from({ length: 12 }, (_, at) => ({ value: String(at), name: `Şehir ${at}`, count: 20 - at }))

function listing(changed: Partial<Listing> = {}): Listing {
  return {
    formId: '019a0000-0000-7000-8000-000000000001',
    formIdentityNumber: 100_001,
    type: 'scholarship',
    state: 'Open',
    title: 'Yarının Mühendisleri Bursu',
    summary: '',
    language: 'tr',
    cover: null,
    company: {
      id: '019a0000-0000-7000-8000-000000000002',
      companyNumber: 7,
      name: 'İz Vakfı',
      photo: null,
      verified: false,
    },
    amount: { minor: 400_000, currency: 'TRY', period: 'month', times: 9 },
    quota: 20,
    levels: ['bachelor'],
    cities: [{ id: 34, name: 'İstanbul' }],
    workPlace: null,
    workKind: null,
    opensAt: null,
    closesAt: inDays(30),
    publishedAt: inDays(-3),
    ...changed,
  }
}
