import { expect, test } from 'vitest'
import { isEntry, keepingWayBack, kindGoing, wayBack, wayOfKind, wayOn } from './way-back.ts'

const to = (value: string) => wayBack(new URLSearchParams({ to: value }))

test.each([
  ['/student-dashboard', '/student-dashboard'],
  ['/jobs?city=34&page=2#list', '/jobs?city=34&page=2#list'],
  ['/en/jobs?page=2', '/jobs?page=2'],
  ['/en-gb', '/'],
])('%s is a place of ours', (wanted, place) => {
  expect(to(wanted)).toBe(place)
})

test.each([
  'https://evil.example/x',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/.//evil.example',
  '/en//evil.example/..//evil.example',
  'javascript:alert(1)',
  'http://kopru.invalid/x',
  'jobs',
  '',
])('%j leads nowhere but to the start page', (wanted) => {
  expect(new URL(to(wanted), 'http://ours.test').origin).toBe('http://ours.test')
  expect(to(wanted)).toMatch(/^\/(?!\/)/)
})

test('without a wish it is the start page, or where the account is at home', () => {
  expect(wayBack(new URLSearchParams())).toBe('/')
  expect(wayBack(new URLSearchParams(), '/organizations-dashboard')).toBe('/organizations-dashboard')
  expect(wayBack(new URLSearchParams({ to: '/jobs' }), '/organizations-dashboard')).toBe('/jobs')
})

test('the other pages lead back to the same place', () => {
  const search = new URLSearchParams({ to: '/jobs?page=2', email: 'left@behind.test' })
  expect(keepingWayBack('/verify', search, { email: 'a@b.co' })).toBe('/verify?email=a%40b.co&to=%2Fjobs%3Fpage%3D2')
  expect(keepingWayBack('/student-login', new URLSearchParams())).toBe('/student-login')
})

test.each([
  ['/student-dashboard/apply/1?step=fit', { to: '/student-dashboard/apply/1?step=fit' }],
  ['/en/jobs', { to: '/jobs' }],
  ['https://elsewhere.example/', {}],
  [`/${'x'.repeat(500)}`, {}],
])('what an e-mail’s link is told of %s', (to, told) => {
  expect(wayOn(new URLSearchParams({ to }))).toEqual(told)
  expect(wayOn(new URLSearchParams())).toEqual({})
})

test.each([
  ['/student-login', true],
  ['/company-register', true],
  ['/student-forgot-password', true],
  ['/verify', true],
  ['/istanbulsenin', true],
  ['/', false],
  ['/jobs', false],
  ['/student-dashboard', false],
  ['/verify/x', false],
])('%s is a page by which people come in: %s', (pathname, is) => expect(isEntry(pathname)).toBe(is))

test.each([
  ['/company-login', '/student-dashboard', 'Company'],
  ['/student-login', '/organizations-dashboard', 'Candidate'],
  ['/verify', '/organizations-dashboard/forms', 'Company'],
  ['/verify', '/en/organizations-dashboard', 'Company'],
  ['/google', '/jobs', 'Candidate'],
  ['/jobs', '/organizations-dashboard', 'Candidate'],
])('from %s on the way to %s, one signs in as %s', (pathname, to, kind) => {
  expect(kindGoing(pathname, new URLSearchParams({ to }))).toBe(kind)
})

test('an organization that signs up without a wish goes on as one, also where both kinds come in', () => {
  const way = wayOfKind('Company', new URLSearchParams({ email: 'a@b.co' }))
  expect(kindGoing('/verify', way)).toBe('Company')
  expect(wayOfKind('Company', new URLSearchParams({ to: '/jobs' })).get('to')).toBe('/jobs')
  expect(wayOfKind('Candidate', new URLSearchParams()).has('to')).toBe(false)
})
