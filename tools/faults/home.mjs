/** A gardener's page that says where they live: as any page does, and now and then as one that is behind. */

/** A key is used so often, as where the first answer was lost. */
const REPEATED = 2;

export class Home {
  #version = 0;
  #moves = 0;

  /** @param {import('./gardener.mjs').Gardener} gardener */
  constructor(gardener) {
    this.gardener = gardener;
  }

  /**
   * Another place. The second of each three is sent by a page that is a choice behind, which is refused and goes on from
   * what it is told; the third is sent twice.
   */
  async move() {
    const turn = this.#moves % 3;
    this.#moves += 1;
    const name = `Home ${this.#moves}`;
    if (turn === 1) {
      const told = await this.gardener.choosePlace(this.#version - 1, name);
      this.#version = told.version;
      // One that was taken all the same is the oracle's to find.
      if (!told.isRefused) return;
    }
    const chosen = await this.gardener.choosePlace(this.#version, name, turn === 2 ? REPEATED : 1);
    this.#version = chosen.version;
  }
}
