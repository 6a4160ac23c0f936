import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

const production = {
  MODE: 'production',
  PUBLIC_URL: 'https://kopru.example/',
  SECRET_KEY: 'k'.repeat(32),
  SMTP_URL: 'smtps://user:pass@mail.kopru.example',
}

test('on a lone machine everything has a default', () => {
  expect(readConfig({})).toMatchObject({
    mode: 'local',
    smtpUrl: undefined,
    smsUrl: undefined,
    mailFrom: 'Köprü <no-reply@kopru.test>',
  })
})

test('production does not start without what it cannot do without', () => {
  expect(() => readConfig({ MODE: 'production' })).toThrow('without PUBLIC_URL, SECRET_KEY, SMTP_URL')
  expect(() => readConfig({ ...production, SMTP_URL: '' })).toThrow('without SMTP_URL')
  expect(readConfig(production)).toMatchObject({
    smtpUrl: 'smtps://user:pass@mail.kopru.example',
    mailFrom: 'Köprü <no-reply@kopru.example>',
  })
})

test('a wrong value stops the start with a sentence that names it', () => {
  expect(() => readConfig({ SMTP_URL: 'mail.kopru.example' })).toThrow('SMTP_URL is wrong')
  expect(() => readConfig({ SMS_URL: 'ftp://sms.kopru.example' })).toThrow('SMS_URL is wrong')
  expect(() => readConfig({ MAIL_FROM: 'Köprü' })).toThrow('MAIL_FROM is wrong')
})
