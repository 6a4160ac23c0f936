/** Reads a font's bytes from the start to the end. */
export class ByteReader {
  readonly #content: Buffer
  #at = 0

  constructor(content: Buffer) {
    this.#content = content
  }

  uint8(): number {
    this.#at += 1
    return this.#content.readUInt8(this.#at - 1)
  }

  uint16(): number {
    this.#at += 2
    return this.#content.readUInt16BE(this.#at - 2)
  }

  int16(): number {
    this.#at += 2
    return this.#content.readInt16BE(this.#at - 2)
  }

  uint32(): number {
    this.#at += 4
    return this.#content.readUInt32BE(this.#at - 4)
  }

  bytes(length: number): Buffer {
    this.#at += length
    return this.#content.subarray(this.#at - length, this.#at)
  }

  /** WOFF2's 255UInt16: one byte for what is small. */
  uint255(): number {
    const code = this.uint8()
    if (code === 253) return this.uint16()
    if (code === 254) return this.uint8() + 506
    return code === 255 ? this.uint8() + 253 : code
  }

  /** WOFF2's UIntBase128: seven bits a byte. */
  uint128(): number {
    let value = 0
    for (;;) {
      const byte = this.uint8()
      value = value * 128 + (byte & 127)
      if (byte < 128) return value
    }
  }
}
