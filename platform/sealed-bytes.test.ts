import { expect, test } from 'vitest'
import { sealBytes, unsealBytes } from './sealed-bytes.ts'
import { setSecret } from './secrets.ts'

const content = Buffer.from('TR330006100519786457841326;2000,00')

test('what was sealed opens, also after the secret changed, and says nothing by itself', () => {
  setSecret('the first secret')
  const sealed = sealBytes(content, 'payment files')
  expect(sealed.includes(content)).toBe(false)
  expect(unsealBytes(sealed, 'payment files').equals(content)).toBe(true)
  setSecret('the second secret', ['the first secret'])
  expect(unsealBytes(sealed, 'payment files').equals(content)).toBe(true)
  setSecret('another secret')
  expect(() => unsealBytes(sealed, 'payment files')).toThrow('SECRET_KEY')
})

test('a changed byte is noticed', () => {
  setSecret('the first secret')
  const sealed = sealBytes(content, 'payment files')
  sealed[40] = (sealed[40] ?? 0) ^ 1
  expect(() => unsealBytes(sealed, 'payment files')).toThrow('does not open')
})
