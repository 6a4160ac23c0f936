// The records of a zip file (APPNOTE 6.3). Names are UTF-8, and sizes follow the content, because they are unknown
// before.

const flags = 0x0808
const [version, version64] = [20, 45]
const most32 = 0xffff_ffff
const most16 = 0xffff

export interface Written {
  readonly name: Buffer
  readonly isDeflated: boolean
  readonly time: number
  readonly date: number
  readonly crc: number
  readonly packed: number
  readonly size: number
  /** The offset of its local header */
  readonly offset: number
}

/** A moment in zip format: in Istanbul's time, with a precision of two seconds, from 1980 on. */
export function dosMoment(moment: Date): { readonly time: number; readonly date: number } {
  const local = new Date(Math.max(moment.getTime(), Date.UTC(1980, 0, 2)) + 3 * 3_600_000)
  return {
    time: (local.getUTCHours() << 11) | (local.getUTCMinutes() << 5) | (local.getUTCSeconds() >> 1),
    date: ((local.getUTCFullYear() - 1980) << 9) | ((local.getUTCMonth() + 1) << 5) | local.getUTCDate(),
  }
}

export function localHeader({ name, isDeflated, time, date }: Pick<Written, 'name' | 'isDeflated' | 'time' | 'date'>) {
  const head = Buffer.alloc(30)
  head.writeUInt32LE(0x04034b50, 0)
  head.writeUInt16LE(version, 4)
  head.writeUInt16LE(flags, 6)
  head.writeUInt16LE(isDeflated ? 8 : 0, 8)
  head.writeUInt16LE(time, 10)
  head.writeUInt16LE(date, 12)
  head.writeUInt16LE(name.length, 26)
  return Buffer.concat([head, name])
}

export function descriptor({ crc, packed, size }: Pick<Written, 'crc' | 'packed' | 'size'>): Buffer {
  if (packed > most32 || size > most32) throw new Error('A file in a zip is larger than 4 GB')
  const record = Buffer.alloc(16)
  record.writeUInt32LE(0x08074b50, 0)
  record.writeUInt32LE(crc, 4)
  record.writeUInt32LE(packed, 8)
  record.writeUInt32LE(size, 12)
  return record
}

/** A file's record in the central directory; beyond 4 GB its offset is in an extra field. */
export function listed({ name, isDeflated, time, date, crc, packed, size, offset }: Written): Buffer {
  const isFar = offset >= most32
  const head = Buffer.alloc(46)
  head.writeUInt32LE(0x02014b50, 0)
  // Marked as made on Unix, so that unpacked files are readable.
  head.writeUInt16LE((3 << 8) | version64, 4)
  head.writeUInt16LE(isFar ? version64 : version, 6)
  head.writeUInt16LE(flags, 8)
  head.writeUInt16LE(isDeflated ? 8 : 0, 10)
  head.writeUInt16LE(time, 12)
  head.writeUInt16LE(date, 14)
  head.writeUInt32LE(crc, 16)
  head.writeUInt32LE(packed, 20)
  head.writeUInt32LE(size, 24)
  head.writeUInt16LE(name.length, 28)
  head.writeUInt16LE(isFar ? 12 : 0, 30)
  head.writeUInt32LE((0o100644 << 16) >>> 0, 38)
  head.writeUInt32LE(isFar ? most32 : offset, 42)
  return Buffer.concat([head, name, ...(isFar ? [farAway(offset)] : [])])
}

function farAway(offset: number): Buffer {
  const extra = Buffer.alloc(12)
  extra.writeUInt16LE(1, 0)
  extra.writeUInt16LE(8, 2)
  extra.writeBigUInt64LE(BigInt(offset), 4)
  return extra
}

/** The end record: the number of files, and the offset of the central directory. */
export function ending(count: number, size: number, offset: number): Buffer {
  const isLarge = count >= most16 || size >= most32 || offset >= most32
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(Math.min(count, most16), 8)
  end.writeUInt16LE(Math.min(count, most16), 10)
  end.writeUInt32LE(isLarge ? most32 : size, 12)
  end.writeUInt32LE(isLarge ? most32 : offset, 16)
  return isLarge ? Buffer.concat([largeEnding(count, size, offset), end]) : end
}

function largeEnding(count: number, size: number, offset: number): Buffer {
  const record = Buffer.alloc(76)
  record.writeUInt32LE(0x06064b50, 0)
  record.writeBigUInt64LE(44n, 4)
  record.writeUInt16LE((3 << 8) | version64, 12)
  record.writeUInt16LE(version64, 14)
  record.writeBigUInt64LE(BigInt(count), 24)
  record.writeBigUInt64LE(BigInt(count), 32)
  record.writeBigUInt64LE(BigInt(size), 40)
  record.writeBigUInt64LE(BigInt(offset), 48)
  record.writeUInt32LE(0x07064b50, 56)
  record.writeBigUInt64LE(BigInt(offset + size), 64)
  record.writeUInt32LE(1, 72)
  return record
}
