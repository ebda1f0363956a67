import type { CompositionId, PictureKind } from '#demo/pictures/picture.ts';
import { type PooledPicture, picturePool } from '#demo/pictures/picture-pool.ts';
import type { SeededRandom } from '#demo/seeded-random.ts';

/** Hands out pictures of the pool so that each is used about equally often and far from its last use. */
export class PictureStock {
  readonly #lastUse = new Map<PooledPicture, number>();
  readonly #pool = picturePool();
  #uses = 0;

  /** The picture among the wanted compositions that has rested longest and is not among `taken`. */
  take(
    random: SeededRandom,
    kind: PictureKind,
    compositions: readonly CompositionId[],
    taken: readonly PooledPicture[],
  ): PooledPicture {
    const choice = this.#pool.filter(
      (picture) => picture.kind === kind && compositions.includes(picture.composition),
    );
    const free = choice.filter((picture) => !taken.includes(picture));
    const rested = Math.min(...free.map((picture) => this.#lastUse.get(picture) ?? -1));
    const best = free.filter((picture) => (this.#lastUse.get(picture) ?? -1) === rested);
    const picture = random.pick(best);
    this.#lastUse.set(picture, this.#uses++);
    return picture;
  }
}
