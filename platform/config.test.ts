import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

const production = {
  MODE: 'production',
  PUBLIC_URL: 'https://kopru.example/',
  SECRET_KEY: 'k'.repeat(32),
  SMTP_URL: 'smtps://user:pass@mail.kopru.example',
  CONTROLLER_NAME: 'Köprü Derneği',
  CONTROLLER_ADDRESS: 'Gazi Caddesi No: 3, Ankara',
}

test('on a lone machine everything has a default', () => {
  expect(readConfig({})).toMatchObject({
    mode: 'local',
    smtpUrl: undefined,
    smsUrl: undefined,
    smsCountries: [],
    mailsPerSecond: 50,
    smsPerSecond: 10,
    mailFrom: 'Köprü <no-reply@kopru.test>',
  })
})

test('production does not start without what it cannot do without', () => {
  expect(() => readConfig({ MODE: 'production' })).toThrow(
    'without PUBLIC_URL, SECRET_KEY, SMTP_URL, CONTROLLER_NAME, CONTROLLER_ADDRESS.',
  )
  expect(() => readConfig({ ...production, SMTP_URL: '' })).toThrow('without SMTP_URL')
  expect(readConfig(production)).toMatchObject({
    smtpUrl: 'smtps://user:pass@mail.kopru.example',
    mailFrom: 'Köprü <no-reply@kopru.example>',
  })
})

test('who answers for personal data is an example on a lone machine, and named in production', () => {
  expect(readConfig({}).controller).toMatchObject({ name: expect.stringContaining('deneme'), kep: null })
  expect(readConfig(production).controller).toEqual({
    name: 'Köprü Derneği',
    address: 'Gazi Caddesi No: 3, Ankara',
    email: 'iletisim@kopru.example',
    kep: null,
    mersis: null,
  })
  expect(readConfig({ ...production, CONTACT_EMAIL: 'biz@kopru.example' }).controller.email).toBe('biz@kopru.example')
  expect(() => readConfig({ ...production, CONTROLLER_MERSIS: '123' })).toThrow('CONTROLLER_MERSIS is wrong')
})

test('production refuses an address without TLS, also at localhost, unless it is said to be meant', () => {
  for (const PUBLIC_URL of ['http://kopru.example', 'HTTP://kopru.example', 'http://localhost:3000']) {
    expect(() => readConfig({ ...production, PUBLIC_URL })).toThrow('PLAIN_HTTP=allowed')
    expect(readConfig({ ...production, PUBLIC_URL, PLAIN_HTTP: 'allowed' }).publicUrl).toBe(PUBLIC_URL)
    expect(readConfig({ PUBLIC_URL }).publicUrl).toBe(PUBLIC_URL)
  }
})

test('Google is on with an id and a secret, and half of it is a mistake', () => {
  const google = { GOOGLE_CLIENT_ID: 'kopru', GOOGLE_CLIENT_SECRET: 'secret' }
  expect(readConfig({}).google).toBeUndefined()
  expect(readConfig(google).google).toEqual({
    clientId: 'kopru',
    clientSecret: 'secret',
    issuer: 'https://accounts.google.com',
  })
  expect(() => readConfig({ GOOGLE_CLIENT_ID: 'kopru' })).toThrow(
    'GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET go together',
  )
  const plain = { ...google, GOOGLE_ISSUER: 'http://127.0.0.1:9000' }
  expect(readConfig(plain).google?.issuer).toBe('http://127.0.0.1:9000')
  expect(() => readConfig({ ...production, ...plain })).toThrow('GOOGLE_ISSUER is wrong')
})

test('files are in a folder, or in a store that is described whole', () => {
  const store = { S3_ENDPOINT: 'https://s3.example', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' }
  expect(readConfig({}).s3).toBeUndefined()
  expect(readConfig(store).s3).toEqual({
    endpoint: 'https://s3.example',
    region: 'us-east-1',
    accessKeyId: 'id',
    secretAccessKey: 'secret',
    bucketPrefix: 'kopru-',
  })
  expect(readConfig({ ...store, S3_ENDPOINT: 'https://{bucket}.s3.example' }).s3?.endpoint).toContain('{bucket}')
  expect(() => readConfig({ ...store, S3_SECRET_ACCESS_KEY: '' })).toThrow('S3_SECRET_ACCESS_KEY go together')
  expect(() => readConfig({ ...store, S3_ENDPOINT: 'https://id:secret@s3.example' })).toThrow('S3_ENDPOINT is wrong')
  expect(() => readConfig({ ...store, S3_BUCKET_PREFIX: 'Köprü' })).toThrow('S3_BUCKET_PREFIX is wrong')
})

test('uploads under way lie beside the data, or in a folder that machines share', () => {
  expect(readConfig({ DATA_DIR: '/data' }).uploadsDir).toBe('/data/uploads')
  expect(readConfig({ DATA_DIR: '/data', UPLOADS_DIR: '/shared' }).uploadsDir).toBe('/shared')
})

test('a secret that could be guessed is none', () => {
  expect(() => readConfig({ ISTANBULSENIN_SECRET: 'istanbul' })).toThrow('ISTANBULSENIN_SECRET is wrong')
})

test('an address whose password is not percent-encoded is refused with a sentence that says how', () => {
  const DATABASE_URL = 'postgres://kopru:pass#1@10.0.0.5/kopru'
  expect(() => readConfig({ DATABASE_URL })).toThrow('percent-encoded: # as %23')
  expect(readConfig({ DATABASE_URL: DATABASE_URL.replace('#', '%23') }).databaseUrl).toContain('pass%231')
})

test('a wrong value stops the start with a sentence that names it', () => {
  expect(() => readConfig({ SMTP_URL: 'mail.kopru.example' })).toThrow('SMTP_URL is wrong')
  expect(readConfig({ SMS_COUNTRIES: '+90, +49' }).smsCountries).toEqual(['+90', '+49'])
  expect(() => readConfig({ SMS_COUNTRIES: '90' })).toThrow('SMS_COUNTRIES is wrong')
  expect(() => readConfig({ SMS_URL: 'ftp://sms.kopru.example' })).toThrow('SMS_URL is wrong')
  expect(() => readConfig({ MAIL_FROM: 'Köprü' })).toThrow('MAIL_FROM is wrong')
})
