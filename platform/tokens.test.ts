import { CompactEncrypt, compactDecrypt, jwtVerify, SignJWT } from 'jose'
import { beforeAll, expect, test } from 'vitest'
import { keyFor, setSecret } from './secrets.ts'
import { hashCode, markedId, markId, seal, signToken, tokensAfter, unseal, verifyToken } from './tokens.ts'

beforeAll(() => setSecret('a secret that all the tests share'))

test('a token says what was signed, until its time is over', () => {
  expect(verifyToken(signToken('somebody', { kind: 'Candidate' }, 60))).toMatchObject({
    sub: 'somebody',
    kind: 'Candidate',
  })
  expect(verifyToken(signToken('somebody', {}, -1))).toBeUndefined()
})

test('a token is one that a library for such tokens reads, and the other way round', async () => {
  const key = keyFor('access tokens')
  const { payload } = await jwtVerify(signToken('Işıl', { kind: 'Candidate' }, 60), key, { issuer: 'kopru' })
  expect(payload).toMatchObject({ sub: 'Işıl', kind: 'Candidate' })
  const theirs = new SignJWT({ kind: 'Company' }).setProtectedHeader({ alg: 'HS256' }).setSubject('one')
  expect(verifyToken(await theirs.setIssuer('kopru').setExpirationTime('1 h').sign(key))).toMatchObject({
    sub: 'one',
    kind: 'Company',
  })
  expect(verifyToken(await theirs.setIssuer('other').sign(key))).toBeUndefined()
})

test('a token that was changed, signed by others or not at all says nothing', async () => {
  const token = signToken('somebody', {}, 60)
  const [header, , signature] = token.split('.')
  const body = Buffer.from('{"sub":"admin","iss":"kopru","exp":9999999999}').toString('base64url')
  const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${body}.`
  const byCookieKey = await new SignJWT({ sub: 'admin', iss: 'kopru' })
    .setProtectedHeader({ alg: 'HS256' })
    .setExpirationTime('1 h')
    .sign(keyFor('session cookie'))
  for (const forged of [
    `${header}.${body}.${signature}`,
    unsigned,
    byCookieKey,
    '',
    'a.b.c',
    token.slice(0, -2),
    `${token}.`,
    `${token}=`,
  ]) {
    expect(verifyToken(forged)).toBeUndefined()
  }
})

test('what is sealed is read by us alone, and differs each time', async () => {
  const [one, other] = [await seal('secret'), await seal('secret')]
  expect(one).not.toBe(other)
  expect(await unseal(one)).toBe('secret')
  expect(await unseal(`${one.slice(0, -3)}AAA`)).toBeUndefined()
  expect(await unseal('')).toBeUndefined()
})

test('what is sealed is what a library for such seals opens, and the other way round', async () => {
  const key = keyFor('personal data')
  const { plaintext } = await compactDecrypt(seal('{"tckn":"Işıl"}', 'personal data'), key)
  expect(new TextDecoder().decode(plaintext)).toBe('{"tckn":"Işıl"}')
  const theirs = new CompactEncrypt(new TextEncoder().encode('çok gizli'))
  const sealed = await theirs.setProtectedHeader({ alg: 'dir', enc: 'A256GCM' }).encrypt(key)
  expect(unseal(sealed, 'personal data')).toBe('çok gizli')
  const [header, none, once, content, tag = ''] = sealed.split('.')
  const weak = Buffer.from('{"alg":"dir","enc":"A128GCM"}').toString('base64url')
  for (const forged of [
    [weak, none, once, content, tag],
    [header, 'AA', once, content, tag],
    [header, none, 'AAAA', content, tag],
    [header, none, once, 'AAAA', tag],
    [header, none, once, content, tag.slice(0, 8)],
    [header, none, once, content],
    [header, none, once, content, tag, ''],
  ]) {
    expect(unseal(forged.join('.'), 'personal data')).toBeUndefined()
  }
  expect(unseal(sealed)).toBeUndefined()
})

test('the token after a token is always the same, and a code is hashed for whom it is', () => {
  expect(tokensAfter('a', 'one')).toEqual(tokensAfter('a', 'one'))
  expect(tokensAfter('a', 'one')).not.toEqual(tokensAfter('b', 'one'))
  expect(hashCode('123456', 'one')).not.toBe(hashCode('123456', 'other'))
})

test('an id that we marked is known again, also after the secret has changed; any other is not', () => {
  const id = '01a1e686-dfd7-79e4-9ff7-e50961cc2379'
  const marked = markId(id, 'interview links')
  expect(marked).toMatch(/^[\w-]{43}$/)
  expect(markedId(marked, 'interview links')).toBe(id)
  for (let at = 0; at < marked.length; at++) {
    const changed = `${marked.slice(0, at)}${marked[at] === 'A' ? 'B' : 'A'}${marked.slice(at + 1)}`
    expect(markedId(changed, 'interview links')).toBeUndefined()
  }
  for (const wrong of ['', id, `${marked}A`, `${marked}=`, ` ${marked}`])
    expect(markedId(wrong, 'interview links')).toBeUndefined()
  try {
    setSecret('another secret, which came afterwards', ['a secret that all the tests share'])
    expect(markedId(marked, 'interview links')).toBe(id)
    expect(markId(id, 'interview links')).not.toBe(marked)
    setSecret('another secret, which came afterwards')
    expect(markedId(marked, 'interview links')).toBeUndefined()
  } finally {
    setSecret('a secret that all the tests share')
  }
})
