import type { ClientBase } from 'pg';
import { Spellings } from '../dictionary/spellings.ts';
import { LEXICON } from '../lexicon.reference.ts';
import type { Place } from '../meaning.ts';
import { areaOf } from '../typed-pin.ts';
import { type CityRow, namesOfPlaces, type StateRow, statesOfAreas } from './place-names.ts';
import { Positions } from './positions.ts';

const PLACE_OF: ReadonlyMap<string, number> = new Map(LEXICON.map(({ term }, at) => [term, at]));

type Apply = () => void;
type CityOfArea = Omit<Place, 'kind'> & { readonly area: string; readonly stateId: string };

/** The terms that count, with their meanings. */
async function readLexicon(client: ClientBase) {
  const { rows } = await client.query<{ term: string; meaning: string }>(
    'select term, meaning from search_lexicon where is_active order by term',
  );
  // Built-in ones first, the usual spelling before others of it.
  const placeOf = ({ term }: { readonly term: string }) => PLACE_OF.get(term) ?? PLACE_OF.size;
  return new Spellings(rows.toSorted((a, b) => placeOf(a) - placeOf(b)).map(({ term, meaning }) => [term, meaning]));
}

/** The cities in which all sellers are whose PINs begin with the same three digits. */
async function readCitiesOfAreas(client: ClientBase) {
  const { rows } = await client.query<CityOfArea>(
    `select area, city.id as "_id", city.name, city.state_id as "stateId"
       from (select pin_area as area, (array_agg(city_id))[1] as city_id from seller_listings
              where pin_area is not null and city_id is not null
              group by pin_area having count(distinct city_id) = 1) as alone
       join cities as city on city.id = alone.city_id`,
  );
  return new Map(rows.map((row) => [row.area, row]));
}

/** What words and places are called, beside the words of products: the lexicon, names of places, and PINs. */
export class Vocabulary {
  lexicon = new Spellings<string>();
  places = new Spellings<Place>();
  positions = new Positions();
  #stateOfArea: ReadonlyMap<string, Place> = new Map();
  #cityOfArea: ReadonlyMap<string, CityOfArea> = new Map();

  /** Reads what these kinds of changes concern, or everything; what it answers puts it in place. */
  async read(client: ClientBase, kinds?: ReadonlySet<string>): Promise<Apply[]> {
    const concerns = (...some: string[]) => !kinds || some.some((kind) => kinds.has(kind));
    const apply: Apply[] = [];
    if (concerns('lexicon')) {
      const lexicon = await readLexicon(client);
      apply.push(() => {
        this.lexicon = lexicon;
      });
    }
    if (concerns('city', 'state')) {
      const places = await this.#readPlaces(client);
      apply.push(places);
    }
    if (concerns('city', 'pin')) {
      const cities = await readCitiesOfAreas(client);
      apply.push(() => {
        this.#cityOfArea = cities;
      });
    }
    return apply;
  }

  async #readPlaces(client: ClientBase): Promise<Apply> {
    const states = await client.query<StateRow>('select id as "_id", name, slug, code from states order by slug');
    const cities = await client.query<CityRow & { readonly stateId: string }>(
      'select id as "_id", name, slug, spellings, state_id as "stateId" from cities where not is_hidden order by slug',
    );
    const places = new Spellings(namesOfPlaces(cities.rows, states.rows));
    const positions = new Positions(cities.rows);
    return () => {
      this.places = places;
      this.positions = positions;
      this.#stateOfArea = statesOfAreas(states.rows);
    };
  }

  /**
   * Where a PIN is: in the one city of the sellers around, else in its state, if it tells one. A city of another state
   * is of a seller who mistyped its PIN.
   */
  placeOfPin(pin: string): Place | undefined {
    const state = this.#stateOfArea.get(areaOf(pin));
    const city = this.#cityOfArea.get(areaOf(pin));
    if (!city || (state && city.stateId !== state._id)) return state;
    return { kind: 'city', _id: city._id, name: city.name };
  }

  /** The same with one term more. */
  withTerm(term: string, meaning: string): Vocabulary {
    const other = new Vocabulary();
    other.places = this.places;
    other.positions = this.positions;
    other.#stateOfArea = this.#stateOfArea;
    other.#cityOfArea = this.#cityOfArea;
    other.lexicon = new Spellings([...this.lexicon.entries().filter(([known]) => known !== term), [term, meaning]]);
    return other;
  }
}
