import { geoPath } from "d3-geo";
import { feature, mesh } from "topojson-client";
import type { GeometryCollection, MultiPolygon, Polygon, Topology } from "topojson-specification";
import type { Projection } from "./projection.ts";

/** `parts`: arrondissements, about where they are (tools/arrondissements.ts). */
export type Outlines = Topology<{ areas: GeometryCollection<{ nom?: string }>; parts?: GeometryCollection }>;

export type OutlinePaths = {
  land: string;
  borders: string;
  labels: { name: string; x: number; y: number }[];
};

/** SVG paths, in kilometres from the middle of the projection. */
export function outlinePaths(outlines: Outlines, projection: Projection): OutlinePaths {
  const path = geoPath(projection).digits(2);
  const { areas } = outlines.objects;
  return {
    land: path(mesh(outlines, areas, (a, b) => a === b)) ?? "",
    borders: path(arcsOf(outlines)) ?? "",
    labels: areas.geometries.filter(isShape).flatMap((shape) => {
      const name = nameOf(shape.properties);
      if (name === undefined) return [];
      const [x, y] = path.centroid(feature(outlines, shape));
      return [{ name, x, y }];
    }),
  };
}

/** Those of the codes, in the same kilometres. */
export function areaPaths(outlines: Outlines, projection: Projection, codes: ReadonlySet<string>): AreaPath[] {
  const path = geoPath(projection).digits(2);
  const { areas, parts } = outlines.objects;
  return [...areas.geometries, ...(parts?.geometries ?? [])].filter(isShape).flatMap((shape) => {
    const code = String(shape.id);
    return codes.has(code) ? [{ code, path: path(feature(outlines, shape)) ?? "" }] : [];
  });
}

export type AreaPath = { code: string; path: string };

/** Each border once, as it is stored: joining them into long lines takes ten times as long. */
function arcsOf(outlines: Outlines) {
  return feature(outlines, { type: "MultiLineString", arcs: outlines.arcs.map((_, index) => [index]) });
}

type Shape = Polygon<{ nom?: string }> | MultiPolygon<{ nom?: string }>;

function isShape(geometry: { type: string | null }): geometry is Shape {
  return geometry.type === "Polygon" || geometry.type === "MultiPolygon";
}

function nameOf(properties: object | undefined): string | undefined {
  return properties && "nom" in properties ? String(properties.nom) : undefined;
}
