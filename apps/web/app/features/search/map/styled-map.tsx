/** The map with its styles, both loaded when it is asked for. */
import "../../../styles/map.css";
import { MissionMap } from "./mission-map.tsx";

export default MissionMap;
